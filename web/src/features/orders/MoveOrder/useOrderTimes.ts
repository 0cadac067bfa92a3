import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { OrderTimesDocument, type OrderTimesQuery } from './MoveOrder.generated.ts';

export type OrderTimes = NonNullable<NonNullable<OrderTimesQuery['order']>['times']>;

/**
 * The times that an order can be moved to, asked for each time they are looked at: they fill up. undefined until they are
 * there, null if it can't be moved or nobody can say. @param turn another one asks anew
 */
export function useOrderTimes(number: string, turn: number): OrderTimes | null | undefined {
  const client = useApolloClient();
  const [heard, setHeard] = useState<{ turn: number; times: OrderTimes | null }>();
  useEffect(() => {
    let isCurrent = true;
    const hear = (times: OrderTimes | null) => {
      if (isCurrent) setHeard({ turn, times });
    };
    client
      .query({ query: OrderTimesDocument, variables: { number }, fetchPolicy: 'network-only', errorPolicy: 'all' })
      .then(({ data }) => hear(data?.order?.times ?? null))
      .catch(() => hear(null));
    return () => void (isCurrent = false);
  }, [client, number, turn]);
  return heard?.times;
}
