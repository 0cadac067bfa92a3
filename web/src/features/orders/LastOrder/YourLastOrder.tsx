import type { LoaderFunctionArgs } from 'react-router-dom';
import { useKnownAnswer } from '../../../app/data/answers.ts';
import { query } from '../../../app/data/query.ts';
import { LastOrder } from './LastOrder.tsx';
import { LastOrdersDocument } from './LastOrders.generated.ts';

/** Asks for what `YourLastOrder` shows; a list stands without it. */
export const loadLastOrder = (args: LoaderFunctionArgs): Promise<unknown> =>
  query(args, LastOrdersDocument).catch(() => undefined);

/** The household's last order; nothing before it is there, or without one. */
export function YourLastOrder() {
  const orders = useKnownAnswer(LastOrdersDocument)?.orders;
  return orders ? <LastOrder orders={orders} /> : null;
}
