import { useAnnounce } from '@larder/design-system/LiveRegion';
import { useState } from 'react';
import { useGameDialogTexts } from '../../../messages/play/game-dialogs.ts';
import type { AboutYou } from './AboutYouStep.tsx';
import { useOptInFormQuery } from './OptIn.generated.ts';
import type { Consents } from './RulesStep.tsx';
import { useOptIn } from './useOptIn.ts';

const nothingGiven: AboutYou = { typed: { month: '', day: '', year: '' } };

/** The state of an opt-in, and what each step can do. */
export function useOptInFlow(code: string, onClose: () => void) {
  const texts = useGameDialogTexts().optInFlow;
  const announce = useAnnounce();
  const { data, loading, refetch } = useOptInFormQuery({
    variables: { code },
    fetchPolicy: 'network-only',
    errorPolicy: 'all',
  });
  const { isBusy, send } = useOptIn(code);
  const [given, setGiven] = useState(nothingGiven);
  const [isAnswered, setAnswered] = useState(false);
  const [dateError, setDateError] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [problem, setProblem] = useState<{ title: string; text: string } | null>(null);

  const rules = data?.me?.program?.officialRules ?? null;
  const asks = data?.me?.program?.optInRequirements ?? null;
  const hasFirstStep = Boolean(asks?.needsDateOfBirth || asks?.needsResidency);

  const optIn = async (consents: Consents): Promise<void> => {
    if (!rules) return;
    setProblem(null);
    const outcome = await send(given, consents, rules.version);
    switch (outcome.kind) {
      case 'joined':
        announce(outcome.gamePlaysEarned > 0 ? texts.welcome : texts.optedIn);
        return onClose();
      case 'refused':
        return setRefusal(outcome.message);
      case 'rules-changed':
        await refetch();
        return setProblem({ title: texts.rulesChanged, text: '' });
      case 'date-wrong':
        setDateError(outcome.message);
        return setAnswered(false);
      case 'problem': {
        const { message, isUncertain } = outcome;
        return setProblem({ title: texts.couldNotOptIn, text: isUncertain ? `${message} ${texts.retry}` : message });
      }
      case 'session-ended':
        return onClose();
    }
  };

  const step = () => {
    if (asks?.isRefused || refusal !== null) return 'refused';
    if (!rules || !asks) return loading ? 'loading' : 'failed';
    return hasFirstStep && !isAnswered ? 'about-you' : 'rules';
  };

  return {
    step: step() as 'loading' | 'failed' | 'about-you' | 'rules' | 'refused',
    asks,
    rules,
    hasFirstStep,
    given,
    dateError,
    refusal,
    problem,
    isBusy,
    answer: (answers: AboutYou) => {
      setGiven(answers);
      setDateError(null);
      setAnswered(true);
    },
    back: () => setAnswered(false),
    reload: () => void refetch(),
    optIn,
  };
}

export type OptInFlow = ReturnType<typeof useOptInFlow>;
