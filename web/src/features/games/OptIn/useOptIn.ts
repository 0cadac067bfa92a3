import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useMessages } from '../../../messages/messages.ts';
import { change } from '../../../writes/change.ts';
import { failureOf } from '../../../writes/failure.ts';
import { requestKeys } from '../../../writes/request-key.ts';
import type { AboutYou } from './AboutYouStep.tsx';
import { OptInDocument } from './OptIn.generated.ts';
import type { Consents } from './RulesStep.tsx';

/** Refusals that trying again can't change (N-15, N-17). */
const refusals = ['AGE_NOT_MET', 'NOT_ELIGIBLE_STATE', 'EMPLOYEE_EXCLUDED'];
const aboutTheDate = ['DATE_OF_BIRTH_REQUIRED', 'DATE_OF_BIRTH_INVALID', 'RESIDENCY_REQUIRED'];

export type OptInOutcome =
  | { kind: 'joined'; gamePlaysEarned: number }
  | { kind: 'refused'; message: string }
  | { kind: 'rules-changed' }
  | { kind: 'date-wrong'; message: string }
  | { kind: 'problem'; message: string; isUncertain: boolean }
  | { kind: 'session-ended' };

/** Sends the opt-in; the same answers sent again are the same request (T-34). */
export function useOptIn(code: string): {
  isBusy: boolean;
  send: (answers: AboutYou, consents: Consents, rulesVersion: number) => Promise<OptInOutcome>;
} {
  const client = useApolloClient();
  const { text: technicalDifficulties } = useMessages().frame.unavailable;
  const [isBusy, setIsBusy] = useState(false);
  const keys = useRef(requestKeys());

  const send = async (
    { dateOfBirth, residencyState }: AboutYou,
    consents: Consents,
    rulesVersion: number,
  ): Promise<OptInOutcome> => {
    const answers = {
      programCode: code,
      rulesVersion,
      ...consents,
      ...(dateOfBirth ? { dateOfBirth } : {}),
      ...(residencyState ? { residencyState } : {}),
    };
    setIsBusy(true);
    try {
      const { data } = await change(client, {
        mutation: OptInDocument,
        variables: { input: { ...answers, clientRequestId: keys.current.of(answers) } },
        isAnswered: ({ optIn }) => optIn !== null,
      });
      const [error] = data.optIn.userErrors;
      if (!error) return { kind: 'joined', gamePlaysEarned: data.optIn.gamePlaysEarned ?? 0 };
      if (error.code === 'RULES_CHANGED') return { kind: 'rules-changed' };
      if (refusals.includes(error.code)) return { kind: 'refused', message: error.message };
      if (aboutTheDate.includes(error.code)) return { kind: 'date-wrong', message: error.message };
      return { kind: 'problem', message: error.message, isUncertain: false };
    } catch (thrown) {
      const failure = failureOf(thrown);
      if (!failure) return { kind: 'session-ended' };
      return { kind: 'problem', message: failure.message ?? technicalDifficulties, isUncertain: true };
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, send };
}
