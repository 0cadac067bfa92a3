import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useMessages } from '../../../messages/messages.ts';
import { failureOf } from '../../../writes/failure.ts';
import { requestKeys } from '../../../writes/request-key.ts';
import { type Faults, fieldNames, type JoinEntry } from './entry.ts';
import { JoinDocument } from './Join.generated.ts';

export type JoinOutcome =
  | { kind: 'joined'; redirectTo: string | null }
  | { kind: 'faults'; faults: Faults }
  /** The verification has expired; joining takes a new code. */
  | { kind: 'ended' }
  /** Someone has joined with the handle in the meantime. */
  | { kind: 'member' }
  | { kind: 'failed'; message: string };

/** Versions of the texts being accepted. */
export interface Versions {
  termsVersion: string;
  privacyVersion: string;
}

/** Joins; sending the same entries again is the same request (I-8). */
export function useJoin(): { isBusy: boolean; send: (entry: JoinEntry, versions: Versions) => Promise<JoinOutcome> } {
  const client = useApolloClient();
  const { text: technicalDifficulties } = useMessages().frame.unavailable;
  const [isBusy, setIsBusy] = useState(false);
  const keys = useRef(requestKeys());

  const send = async ({ clubCard, ...entry }: JoinEntry, versions: Versions): Promise<JoinOutcome> => {
    const answers = { ...entry, ...versions, ...(clubCard.trim() === '' ? {} : { clubCard }) };
    setIsBusy(true);
    try {
      const { data } = await client.mutate({
        mutation: JoinDocument,
        variables: { input: { ...answers, clientRequestId: keys.current.of(answers) } },
      });
      const { redirectTo = null, userErrors = [] } = data?.join ?? {};
      if (data?.join && userErrors.length === 0) return { kind: 'joined', redirectTo };
      const [first] = userErrors;
      if (first?.code === 'NO_JOINING') return { kind: 'ended' };
      if (first?.code === 'ALREADY_MEMBER') return { kind: 'member' };
      const faults: Faults = {};
      for (const { field, message } of userErrors) {
        const name = fieldNames.find((known) => known === field);
        if (name) faults[name] ??= message;
      }
      if (Object.keys(faults).length > 0) return { kind: 'faults', faults };
      return { kind: 'failed', message: first?.message ?? technicalDifficulties };
    } catch (error) {
      return { kind: 'failed', message: failureOf(error)?.message ?? technicalDifficulties };
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, send };
}
