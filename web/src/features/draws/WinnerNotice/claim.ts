import type { ApolloClient } from '@apollo/client';
import { failureOf, wantsStepUp } from '../../../writes/failure.ts';
import { ClaimWinDocument, type WinnerNotice_WinFragment } from './WinnerNotice.generated.ts';

export type ClaimOutcome =
  | { kind: 'claimed'; win: WinnerNotice_WinFragment }
  /** A one-time code is needed first (N-3). */
  | { kind: 'confirm' }
  /** The server's words; null if only the default applies. */
  | { kind: 'failed'; message: string | null }
  /** The session has expired; the frame says so. */
  | { kind: 'session-ended' };

/** Claims a prize (N-31). The server accepts it once, however often it is sent. */
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
    if (problem) return { kind: 'failed', message: problem.message };
    return data?.claimWin.win ? { kind: 'claimed', win: data.claimWin.win } : { kind: 'failed', message: null };
  } catch (error) {
    if (wantsStepUp(error)) return { kind: 'confirm' };
    const failure = failureOf(error);
    return failure ? { kind: 'failed', message: failure.message } : { kind: 'session-ended' };
  }
}
