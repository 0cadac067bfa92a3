import { CombinedGraphQLErrors, ServerError, type ApolloClient } from '@apollo/client';
import { ownerOf } from '../../../app/data/owner.ts';
import { isConnectionLost } from '../../../app/loading/connection.ts';
import { listQueue, type ListWish } from '../../../storage/list-queue.ts';
import { takenOver } from '../../../storage/whose.ts';
import { change } from '../../../writes/change.ts';
import { failureOf } from '../../../writes/failure.ts';
import { randomHex } from '../../../writes/random-hex.ts';
import { ChangeMyListDocument } from './MyList.generated.ts';
import { changesOf, withoutAnswered } from './wishes.ts';

/** Wishes of one request; each is at most two changes. */
const mostAtOnce = 50;

/** What sending came to. `later`: it may be tried again; `texts`: why something was not done. */
export interface Sent {
  rest: 'none' | 'later';
  texts: readonly string[];
}

/** Would the same request do better a little later? */
function isPassing(error: unknown): boolean {
  const isBusy = (status: unknown) => typeof status === 'number' && (status === 429 || status >= 500);
  if (isConnectionLost(error)) return true;
  if (ServerError.is(error)) return isBusy(error.statusCode);
  return CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => isBusy(extensions?.['status']));
}

/** Is nobody signed in any more, or somebody else? */
const isSignedOut = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) &&
  error.errors.some(({ extensions }) => ['UNAUTHENTICATED', 'OTHER_SHOPPER'].includes(String(extensions?.['code'])));

/** Sends what the page's shopper wants and what a guest left. What can't be sent now stays; what is refused goes, and its reason is told. */
async function send(client: ApolloClient): Promise<Sent> {
  const owner = ownerOf(client);
  listQueue.write(takenOver(listQueue.read(), owner));
  const next = () => listQueue.of(owner).slice(0, mostAtOnce);
  const texts = new Set<string>();
  for (let wishes = next(); wishes.length > 0; wishes = next()) {
    try {
      const { data } = await change(client, {
        mutation: ChangeMyListDocument,
        variables: { input: { ...changesOf(wishes), clientRequestId: randomHex() } },
        isAnswered: (answer) => Boolean(answer.changeMyList),
      });
      // What somebody else took off the list meanwhile is no news to whoever checks it off.
      for (const { itemId, code, message } of data.changeMyList.refused)
        if (code !== 'ITEM_NOT_FOUND') texts.add(code === 'LIST_FULL' ? message : about(wishes, itemId, message));
    } catch (error) {
      if (isPassing(error)) return { rest: 'later', texts: [...texts] };
      const failure = failureOf(error);
      // Whoever signs in again finds what they wanted.
      if (isSignedOut(error)) return { rest: 'none', texts: [...texts] };
      if (failure?.message) texts.add(failure.message);
    }
    listQueue.write(withoutAnswered(listQueue.read(), wishes));
  }
  return { rest: 'none', texts: [...texts] };
}

/** Why an item was refused, with what it is; a list that is full is about none of them. */
function about(wishes: readonly ListWish[], itemId: string, message: string): string {
  const title = wishes.find(({ id }) => id === itemId)?.title;
  return title ? `${title}: ${message}` : message;
}

/** The same, by one tab at a time. */
export async function sendInTurn(client: ApolloClient): Promise<Sent> {
  // Only available if the page's connection is secure.
  const locks = (navigator as Partial<Navigator>).locks;
  return locks ? locks.request('larder.myList', () => send(client)) : send(client);
}
