import { pageNews } from '../../page/news.ts';
import { tabStore } from '../browser-store.ts';
import { jsonOf, readOnce } from '../support/stored.ts';

const key = 'larder.clipProof';

/** What a tab has clipped for a cart, with the proof of it: a reload shows it again, and it can still be undone (N-42). */
export interface KeptProof<Proof> {
  cartId: string;
  /** The shopper's id. */
  owner: string;
  proof: Proof;
}

const proofIn = readOnce((text): KeptProof<unknown> | null => {
  const { cartId, owner, proof } = (jsonOf(text) ?? {}) as Partial<KeptProof<unknown>>;
  const isProof =
    typeof cartId === 'string' && typeof owner === 'string' && typeof proof === 'object' && proof !== null;
  return isProof ? { cartId, owner, proof } : null;
});
const { subscribe, tell } = pageNews();

/** The last proof of this tab. */
export const clipProof = {
  /** The same object as long as it is the same proof. */
  read: (): KeptProof<unknown> | null => proofIn(tabStore.read(key)),
  write(kept: KeptProof<object>): void {
    tabStore.writeJson(key, kept);
    tell();
  },
  clear(): void {
    tabStore.remove(key);
    tell();
  },
  subscribe,
};
