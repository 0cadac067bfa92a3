import type { LoaderFunctionArgs } from 'react-router-dom';
import { query } from '../../data/query.ts';
import { HasStoresDocument } from './HasStores.generated.ts';

/** Is there no store at all yet? false while that isn't known. Asked only where no shop was found. */
export async function isEmpty(args: LoaderFunctionArgs): Promise<boolean> {
  const answer = await query(args, HasStoresDocument).catch(() => undefined);
  return answer?.data.hasStores === false;
}
