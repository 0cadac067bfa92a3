import { ServiceError } from '../../platform/http/errors.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { substitutesFor } from '../rules/substitutes.ts';
import { shelfPlaces } from '../store/departments.ts';
import { type At, availableOnShelf, productsByBpn, type StockedProduct } from '../store/products.ts';
import { catalogDb } from '../store/tables.ts';
import { knownStore, viewsOf } from './products-of.ts';

/** What can take a product's place now, the closest first, each with the reason (N-79). @throws ServiceError 404 */
export async function substitutesOf({ db }: Pick<ServiceContext, 'db'>, { bpn, ...at }: At & { bpn: string }) {
  await knownStore(db, at.storeId);
  const [wanted] = await productsByBpn(catalogDb(db), [bpn], at);
  const shelf = wanted && (await shelfPlaces(db)).get(wanted.product.shelfId)?.shelf;
  if (!shelf) throw new ServiceError(404, 'PRODUCT_NOT_FOUND', 'There is no such product.');
  const others = await availableOnShelf(catalogDb(db), shelf.shelfId, at);
  const chosen = substitutesFor(substitutable(wanted), others.map(substitutable), shelf.comparisonUnit);
  const byBpn = new Map(others.map((other) => [other.product.bpn, other]));
  const views = await viewsOf(
    db,
    chosen.flatMap((each) => byBpn.get(each.bpn) ?? []),
  );
  const reasons = new Map(chosen.map((each) => [each.bpn, each.reason]));
  return {
    productsinfo: views.flatMap((product) => {
      const reason = reasons.get(product.bpn);
      return reason ? [{ product, reason }] : [];
    }),
  };
}

const substitutable = ({ product, price }: StockedProduct) => ({ ...product, priceCents: price?.priceCents ?? null });
