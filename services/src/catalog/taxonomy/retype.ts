import { inTransaction } from '../../platform/database/database.ts';
import { lockUntilCommit } from '../../platform/database/advisory-lock.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { typesOf } from '../rules/types/product-type.ts';
import { productsToType, setTaxonomy, setTypes, taxonomyOf } from '../store/types.ts';
import { groceryTypes } from './grocery-types.ts';
import { composedName, taxonomyDigest } from './spanish-words.ts';

const atOnce = 1000;

/**
 * Tells all products apart anew, and composes their Spanish names, when the files of types or words have changed since they last
 * were, or never were; by name and shelf, as the category that a file once gave isn't kept. What the types don't know keeps what it
 * was, and so does a Spanish name that a file gave.
 */
export async function retypeProducts({ db }: Pick<ServiceContext, 'db'>): Promise<void> {
  if ((await taxonomyOf(db)) === taxonomyDigest) return;
  await inTransaction(db, async (trx) => {
    await lockUntilCommit(trx, 'larder catalog types');
    if ((await taxonomyOf(trx)) === taxonomyDigest) return;
    for (let after = ''; ;) {
      const products = await productsToType(trx, after, atOnce);
      const changed = products.flatMap(({ bpn, types: before, nameEs, isWritten, ...product }) => {
        const found = typesOf(groceryTypes, product);
        const types = found.length === 0 ? before : found;
        const name = isWritten ? nameEs : (composedName(product.name, types)?.text ?? null);
        return types.join() === before.join() && name === nameEs ? [] : [{ bpn, types, nameEs: name, isWritten }];
      });
      await setTypes(trx, changed);
      after = products.at(-1)?.bpn ?? '';
      if (products.length < atOnce) break;
    }
    await setTaxonomy(trx, taxonomyDigest);
  });
}
