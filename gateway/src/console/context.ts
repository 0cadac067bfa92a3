import type { AskingVisit } from '../context.ts';
import type { OperatorsSource } from './source.ts';

/** What the console's resolvers work with; one for each operation. Nothing of a shopper is in it. */
export interface ConsoleContext extends AskingVisit {
  operators: OperatorsSource;
  /** Has the browser an operator's cookie? Whether it is still good, the service says. */
  hasSession: boolean;
}
