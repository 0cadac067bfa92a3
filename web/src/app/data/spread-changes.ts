import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { tap } from 'rxjs';
import { lastChanges } from '../../storage/last-changes.ts';
import { noteChange } from './answers.ts';

/** What changes nothing that another tab shows: the carts have a channel of their own, and who has signed in, the page that is loaded then tells. */
const changesNothing = /SignIn|SignOut|Join|Forget|HowItWorks|^ChangeCart$/;

/** After this one, every page shows another store's products. */
const changesShop = 'ChooseShop';

/**
 * Spreads the word that a change was answered: to this tab, where what was asked for before it is asked for again, and to
 * the browser's other tabs, which show the same points, prizes, notices, addresses, and store.
 */
export const spreadChanges = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    tap(({ data }) => {
      if (operation.operationType !== OperationTypeNode.MUTATION) return;
      noteChange();
      const name = operation.operationName ?? '';
      if (!data || changesNothing.test(name)) return;
      lastChanges.note(name === changesShop ? 'shop' : 'changed');
    }),
  ),
);
