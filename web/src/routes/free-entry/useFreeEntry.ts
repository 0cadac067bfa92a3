import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import type { FreeEntryAnswers } from '../../features/draws/FreeEntryForm/free-entry.ts';
import { requestKeys } from '../../writes/request-key.ts';
import { failureOf } from '../../writes/failure.ts';
import { useMessages } from '../../messages/messages.ts';
import { EnterFreeDocument, FreeEntryChallengeDocument } from './FreeEntry.generated.ts';

export interface FreeEntryResult {
  entryIds: readonly string[];
  /** The household's entries now. */
  count: number;
  limit: number;
}

export interface FreeEntryRefusal {
  message: string;
  field: string | null;
  isUncertain: boolean;
}

/** Solves the challenge and sends the entry; the same answers sent again are the same request, counted once. */
export function useFreeEntry(programCode: string) {
  const client = useApolloClient();
  const { text: technicalDifficulties } = useMessages().frame.unavailable;
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<FreeEntryRefusal | null>(null);
  const [result, setResult] = useState<FreeEntryResult | null>(null);
  const keys = useRef(requestKeys());

  const send = async (answers: FreeEntryAnswers): Promise<void> => {
    setBusy(true);
    setRefusal(null);
    try {
      const { data: asked } = await client.query({
        query: FreeEntryChallengeDocument,
        variables: { programCode },
        fetchPolicy: 'no-cache',
      });
      const { solveProofOfWork } = await import('../../features/draws/FreeEntryForm/proof-of-work.ts');
      const proofOfWork = await solveProofOfWork(asked?.freeEntryChallenge?.challenge ?? '');
      const { address2, ...given } = answers;
      const { data } = await client.mutate({
        mutation: EnterFreeDocument,
        variables: {
          input: {
            programCode,
            ...given,
            ...(address2 ? { address2 } : {}),
            proofOfWork,
            clientRequestId: keys.current.of(answers),
          },
        },
      });
      const answer = data?.enterFree;
      const problem = answer?.userErrors[0];
      if (problem) setRefusal({ message: problem.message, field: problem.field, isUncertain: false });
      else if (answer?.entry) setResult(answer.entry);
    } catch (error) {
      const failure = failureOf(error);
      if (failure) setRefusal({ message: failure.message ?? technicalDifficulties, field: null, isUncertain: true });
    } finally {
      setBusy(false);
    }
  };
  return { busy, refusal, result, send };
}
