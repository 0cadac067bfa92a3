import { inTransaction } from '../../platform/database/database.ts';
import { lockUntilCommit } from '../../platform/database/advisory-lock.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { typesOf } from '../rules/types/product-type.ts';
import { productsToType, setTaxonomy, setTypes, taxonomyOf } from '../store/types.ts';
import { groceryTypes, groceryTypesDigest } from './grocery-types.ts';

const atOnce = 1000;

/**
 * Tells all products apart anew when the file of types has changed since they last were, or never were; by name and shelf, as the
 * category that a file once gave isn't kept. What the types don't know keeps what it was.
 */
export async function retypeProducts({ db }: Pick<ServiceContext, 'db'>): Promise<void> {
  if ((await taxonomyOf(db)) === groceryTypesDigest) return;
  await inTransaction(db, async (trx) => {
    await lockUntilCommit(trx, 'larder catalog types');
    if ((await taxonomyOf(trx)) === groceryTypesDigest) return;
    for (let after = ''; ;) {
      const products = await productsToType(trx, after, atOnce);
      const changed = products.flatMap(({ bpn, types, ...product }) => {
        const found = typesOf(groceryTypes, product);
        return found.length === 0 || found.join() === types.join() ? [] : [{ bpn, types: found }];
      });
      await setTypes(trx, changed);
      after = products.at(-1)?.bpn ?? '';
      if (products.length < atOnce) break;
    }
    await setTaxonomy(trx, groceryTypesDigest);
  });
}
