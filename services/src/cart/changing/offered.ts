import type { Goods } from '../../catalog/index.ts';
import type { Offered } from '../rules/change-lines.ts';
import type { CartHead } from '../store/carts.ts';
import { reasonOf, stockOf } from '../rules/places.ts';

/** What the rules of a change need to know of a product where a cart shops. */
export const offeredBy =
  (goods: ReadonlyMap<string, Goods>, { channel }: Pick<CartHead, 'channel'>) =>
  (bpn: string): Offered | undefined => {
    const found = goods.get(bpn);
    return (
      found && {
        name: found.product.name,
        cents: found.price?.priceCents ?? 0,
        maximum: found.product.maximumQuantity,
        pieces: stockOf(found, channel),
        minimumWeight: found.product.minimumWeight,
        reason: reasonOf(found, channel),
        groups: found.groups,
      }
    );
  };

/**
 * 128 bits, as text: ids of carts and lines, and the secret of a guest. None begins with a hyphen, which a command line takes
 * for an option and a spreadsheet for a formula.
 */
export const newId = (random: { bytes(length: number): Buffer }): string =>
  random.bytes(16).toString('base64url').replace(/^-/, '0');
