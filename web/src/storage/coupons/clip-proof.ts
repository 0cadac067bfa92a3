import { tabStore } from '../browser-store.ts';

const key = 'larder.clipProof';

/** What a tab has clipped for a cart, with the proof of it: a reload shows it again, and it can still be undone (N-42). */
export interface KeptProof<Proof> {
  cartId: string;
  /** The shopper's id. */
  owner: string;
  proof: Proof;
}

let last: { text: string | null; kept: KeptProof<unknown> | null } = { text: null, kept: null };
const listeners = new Set<() => void>();

/** The same object as long as it is the same proof. */
function read(): KeptProof<unknown> | null {
  const text = tabStore.read(key);
  if (text === last.text) return last.kept;
  const { cartId, owner, proof } = (tabStore.readJson(key) ?? {}) as Partial<KeptProof<unknown>>;
  const isProof =
    typeof cartId === 'string' && typeof owner === 'string' && typeof proof === 'object' && proof !== null;
  last = { text, kept: isProof ? { cartId, owner, proof } : null };
  return last.kept;
}

const tell = (): void => {
  for (const listener of listeners) listener();
};

/** The last proof of this tab. */
export const clipProof = {
  read,
  write(kept: KeptProof<object>): void {
    tabStore.writeJson(key, kept);
    tell();
  },
  clear(): void {
    tabStore.remove(key);
    tell();
  },
  /** For `useSyncExternalStore`. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
