import type { LoaderFunctionArgs } from 'react-router-dom';
import { useKnownAnswer } from '../../../app/data/answers.ts';
import { query } from '../../../app/data/query.ts';
import { isComing } from '../states.ts';
import { LastOrder } from './LastOrder.tsx';
import { LastOrderDocument, LastOrdersDocument, type LastOrdersQuery } from './LastOrders.generated.ts';

/** Number of the order that was handed over last; undefined if none of the newest was. */
const lastOf = (answer: LastOrdersQuery | undefined): string | undefined =>
  answer?.orders?.edges.map(({ node }) => node).find((order) => !isComing(order) && order.state !== 'CANCELLED')?.id;

/** Asks for what `YourLastOrder` shows. @throws when it isn't answered: a list stands without it */
export async function loadLastOrder(args: LoaderFunctionArgs): Promise<void> {
  const number = lastOf((await query(args, LastOrdersDocument)).data);
  if (number !== undefined) await query(args, LastOrderDocument, { number });
}

/** The household's last order; nothing before it is there, or without one. */
export function YourLastOrder() {
  const number = lastOf(useKnownAnswer(LastOrdersDocument));
  const order = useKnownAnswer(LastOrderDocument, { number: number ?? '' })?.order;
  return order ? <LastOrder order={order} /> : null;
}
