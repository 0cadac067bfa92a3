import type { OrderMessages } from '../../games/index.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Deps } from './take.ts';

/** Tells everybody who listens what has happened to an order, once the transaction commits. */
export const announce = <Name extends keyof OrderMessages>(
  { outbox }: Pick<Deps, 'outbox'>,
  trx: Transaction,
  name: Name,
  message: OrderMessages[Name],
): Promise<void> => outbox.announce(trx, name, message);
