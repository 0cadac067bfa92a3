import { type ApolloClient, CombinedGraphQLErrors } from '@apollo/client';
import { failureOf } from '../../writes/failure.ts';
import { ClaimWinDocument, type WinnerNotice_WinFragment } from './WinnerNotice.generated.ts';

export type ClaimOutcome =
  | { kind: 'claimed'; win: WinnerNotice_WinFragment }
  /** A code is asked for first (N-3). */
  | { kind: 'confirm' }
  /** With the server's words; null when only the default can be said. */
  | { kind: 'failed'; message: string | null }
  /** The session has ended; the frame says so. */
  | { kind: 'session-ended' };

const stepUp = 'STEP_UP_REQUIRED';

/** Claims a prize (N-31). The server takes it once, however often it is sent. */
export async function claimWin(
  client: ApolloClient,
  { programCode, prizeId }: Pick<WinnerNotice_WinFragment, 'programCode' | 'prizeId'>,
): Promise<ClaimOutcome> {
  try {
    const { data } = await client.mutate({
      mutation: ClaimWinDocument,
      variables: { input: { programCode, prizeId } },
    });
    const problem = data?.claimWin.userErrors[0];
    if (problem) return problem.code === stepUp ? { kind: 'confirm' } : { kind: 'failed', message: problem.message };
    return data?.claimWin.win ? { kind: 'claimed', win: data.claimWin.win } : { kind: 'failed', message: null };
  } catch (error) {
    if (CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.['code'] === stepUp))
      return { kind: 'confirm' };
    const failure = failureOf(error);
    return failure ? { kind: 'failed', message: failure.message } : { kind: 'session-ended' };
  }
}
