import type { LoaderFunctionArgs } from 'react-router-dom';
import { query } from '../../../app/data/query.ts';
import { PendingOrderDocument } from './PendingOrder.generated.ts';

/** Asks for the row of a page's `PendingOrder` in its loader, for members. Without an answer, the page has no row. */
export const loadPendingOrder = async (args: LoaderFunctionArgs): Promise<void> => {
  await query(args, PendingOrderDocument).catch(() => undefined);
};
