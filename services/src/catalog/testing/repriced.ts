import { seededRandom } from '../../platform/random.ts';
import type { PackedOffers } from '../store/columns/offers.ts';

const offerBytes = 10;
const termBytes = 18;

/** The offers of a store as another one has them: up to a tenth dearer or cheaper, and sold out of other things; the same on every run. */
export function repriced(packed: PackedOffers, storeId: string): PackedOffers {
  const draws = seededRandom(`store ${storeId}`).bytes(256);
  const factor = 0.9 + (draws[0] ?? 0) / 1280;
  const offers = Buffer.from(packed.offers ?? []);
  const terms = Buffer.from(packed.terms ?? []);
  const reprice = (bytes: Buffer, at: number) => {
    const cents = bytes.readInt32BE(at);
    if (cents > 0) bytes.writeInt32BE(Math.max(1, Math.round(cents * factor)), at);
  };
  for (let at = 0; at < offers.length; at += offerBytes) {
    reprice(offers, at + 4);
    if ((draws[(at / offerBytes) % 251] ?? 0) < 8) offers.writeInt16BE(0, at + 8);
  }
  for (let at = 0; at < terms.length; at += termBytes) {
    reprice(terms, at + 6);
    reprice(terms, at + 14);
  }
  return { offers, terms };
}
