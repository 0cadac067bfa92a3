import { CombinedGraphQLErrors, ServerError, type ApolloClient } from '@apollo/client';
import { ownerOf } from '../../../app/data/owner.ts';
import { isConnectionLost } from '../../../app/loading/connection.ts';
import { clipQueue, type WaitingClip } from '../../../storage/coupons/clip-queue.ts';
import { failureOf } from '../../../writes/failure.ts';
import { type ClipPayload, postClip } from './send-clip.ts';

/** A clip that was made without a connection and that the server refused, with its reason. */
export interface ReturnedClip {
  title: string;
  /** $1.50 off Meadow Lane Butter ended on 08/24. Nothing else in My List changed. */
  reason: string;
}

/** What a replay came to. `later`: some still wait, and it may be tried again. */
export interface Replayed {
  clipped: number;
  returned: ReturnedClip[];
  rest: 'none' | 'later' | 'signed-out';
}

/** Held by the tab that sends what waits. */
const lock = 'larder.clips';

const codesOf = (error: unknown): unknown[] =>
  CombinedGraphQLErrors.is(error) ? error.errors.map(({ extensions }) => extensions?.['code']) : [];

/** May the same request succeed a little later? */
function isPassing(error: unknown): boolean {
  if (isConnectionLost(error)) return true;
  const isBusy = (status: unknown) => typeof status === 'number' && (status === 429 || status >= 500);
  if (ServerError.is(error)) return isBusy(error.statusCode);
  return CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => isBusy(extensions?.['status']));
}

const reasonOf = ({ userErrors: [refusal] }: ClipPayload): string | null =>
  refusal ? [refusal.reason, refusal.advice ?? refusal.message].filter(Boolean).join('. ') : null;

/** Sends the clips that wait, one after the other in the order they were made; each stays in the queue until it is answered (T-19). */
async function replay(client: ApolloClient): Promise<Replayed> {
  const done: Replayed = { clipped: 0, returned: [], rest: 'none' };
  const owner = ownerOf(client);
  const next = (): WaitingClip | undefined => clipQueue.of(owner)[0];
  for (let clip = next(); clip; clip = next()) {
    try {
      const reason = reasonOf(await postClip(client, clip));
      if (reason === null) done.clipped += 1;
      else done.returned.push({ title: clip.title, reason });
    } catch (error) {
      if (codesOf(error).some((code) => code === 'UNAUTHENTICATED' || code === 'OTHER_SHOPPER'))
        return { ...done, rest: 'signed-out' };
      if (isPassing(error)) {
        clipQueue.markSent(clip.requestId);
        return { ...done, rest: 'later' };
      }
      done.returned.push({ title: clip.title, reason: failureOf(error)?.message ?? '' });
    }
    clipQueue.remove(clip.requestId);
  }
  return done;
}

/** Runs when no tab sends what waits, and keeps all from it until it is done. */
export async function betweenReplays<Result>(run: () => Result): Promise<Result> {
  const locks = (navigator as Partial<Navigator>).locks;
  return locks ? locks.request(lock, run) : run();
}

/** The same, by one tab at a time; null while another one is at it. */
export async function replayInTurn(client: ApolloClient): Promise<Replayed | null> {
  // Only available if the page's connection is secure.
  const locks = (navigator as Partial<Navigator>).locks;
  if (!locks) return replay(client);
  return locks.request(lock, { ifAvailable: true }, (held) => (held ? replay(client) : null));
}
