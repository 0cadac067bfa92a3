import type { LoaderFunctionArgs } from 'react-router-dom';
import { query } from '../../../app/data/query.ts';
import { OrderNewsDocument } from './OrderNews.generated.ts';

/** Asks for the rows of `OrderNews` in a page's loader, for members. Without an answer, the page has none. */
export const loadOrderNews = async (args: LoaderFunctionArgs): Promise<void> => {
  await query(args, OrderNewsDocument).catch(() => undefined);
};
