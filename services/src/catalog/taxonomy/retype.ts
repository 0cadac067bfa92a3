import { inTransaction } from '../../platform/database/database.ts';
import { lockUntilCommit } from '../../platform/database/advisory-lock.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { redrawn } from '../packshots/derived.ts';
import { packshotName } from '../packshots/packshot.ts';
import { drawnAs } from '../rules/types/drawings.ts';
import { typesOf } from '../rules/types/product-type.ts';
import { productsToType, setPictures, setTaxonomy, setTypes, taxonomyOf } from '../store/types.ts';
import { drawings, drawingsDigest } from './drawings.ts';
import { groceryTypes } from './grocery-types.ts';
import { composedName, taxonomyDigest } from './spanish-words.ts';

const atOnce = 1000;
const digest = `${taxonomyDigest} ${drawingsDigest}`;

/**
 * Tells all products apart anew, composes their Spanish names, and says what their pictures show, when the files of types, words, or
 * drawings have changed since they last were, or never were; by name and shelf, as the category that a file once gave isn't kept.
 * What the types don't know keeps what it was, and so does a Spanish name that a file gave.
 */
export async function retypeProducts({ db }: Pick<ServiceContext, 'db'>): Promise<void> {
  if ((await taxonomyOf(db)) === digest) return;
  await inTransaction(db, async (trx) => {
    await lockUntilCommit(trx, 'larder catalog types');
    if ((await taxonomyOf(trx)) === digest) return;
    for (let after = ''; ;) {
      const products = await productsToType(trx, after, atOnce);
      const typed = products.map((product) => {
        const found = typesOf(groceryTypes, product);
        return { ...product, types: found.length === 0 ? product.types : found, before: product };
      });
      await setTypes(trx, typed.flatMap(changed));
      await setPictures(trx, typed.flatMap(pictured));
      after = products.at(-1)?.bpn ?? '';
      if (products.length < atOnce) break;
    }
    await setTaxonomy(trx, digest);
  });
}

type Found = Awaited<ReturnType<typeof productsToType>>[number];

/** The types of a product and its Spanish name, if they are others than before. */
function changed({ bpn, name, types, nameEs: given, isWritten, before }: Found & { before: Found }) {
  const nameEs = isWritten ? given : (composedName(name, types)?.text ?? null);
  return types.join() === before.types.join() && nameEs === given ? [] : [{ bpn, types, nameEs, isWritten }];
}

/** The picture of a product, if it is another one than before. */
function pictured({ bpn, name, types, pictureId: before, picture }: Found) {
  if (!picture) return [];
  const data = redrawn(picture, drawnAs(drawings, { types, name }), name);
  const pictureId = packshotName(data);
  return pictureId === before ? [] : [{ bpn, pictureId, data }];
}
