import { Alert } from '@larder/design-system/Alert';
import { Button } from '@larder/design-system/Button';
import { ButtonLink } from '@larder/design-system/ButtonLink';
import { Dialog } from '@larder/design-system/Dialog';
import { Skeleton } from '@larder/design-system/Skeleton';
import { Stepper } from '@larder/design-system/Stepper';
import { Text } from '@larder/design-system/Text';
import { useEffect, useRef } from 'react';
import { screens } from '../../../app/routing/paths.ts';
import { useGameDialogTexts } from '../../../messages/play/game-dialogs.ts';
import { useMessages } from '../../../messages/messages.ts';
import { useGameTexts } from '../../../messages/play/games.ts';
import { AboutYouStep } from './AboutYouStep.tsx';
import { RefusedPicture } from './RefusedPicture.tsx';
import { RulesStep } from './RulesStep.tsx';
import { type OptInFlow, useOptInFlow } from './useOptInFlow.ts';

interface OptInDialogProps {
  code: string;
  title: string;
  onClose: () => void;
}

/** Opting in: who you are, if we don't know, then the rules (N-15..N-17). The date is asked for before any age is named. */
export function OptInDialog({ code, title, onClose }: OptInDialogProps) {
  const games = useGameTexts();
  const dialogs = useGameDialogTexts();
  const flow = useOptInFlow(code, onClose);
  const { step } = flow;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      closeLabel={games.close}
      align={step === 'refused' ? 'center' : 'start'}
      {...wordsOf(flow, title, dialogs)}
    >
      {step === 'loading' ? <Skeleton width="100%" height={272} shape="tile" /> : null}
      {step === 'failed' ? <CouldNotLoad onRetry={flow.reload} /> : null}
      {step === 'about-you' && flow.asks ? (
        <AboutYouStep
          asksDateOfBirth={flow.asks.needsDateOfBirth}
          asksState={flow.asks.needsResidency}
          given={flow.given}
          serverError={flow.dateError}
          onContinue={flow.answer}
          onCancel={onClose}
        />
      ) : null}
      {step === 'rules' && flow.rules ? (
        <RulesStep
          key={flow.rules.version}
          code={code}
          title={title}
          rules={flow.rules}
          isBusy={flow.isBusy}
          problem={flow.problem}
          takesFocus={flow.hasFirstStep}
          onOptIn={(consents) => void flow.optIn(consents)}
          onBack={flow.hasFirstStep ? flow.back : onClose}
          backLabel={flow.hasFirstStep ? dialogs.optInFlow.back : dialogs.optInFlow.notNow}
        />
      ) : null}
      {step === 'refused' ? <Refused /> : null}
    </Dialog>
  );
}

/** The text above the step. A refusal says what is so and what stays: never a number, never "try again" (N-17). */
function wordsOf(flow: OptInFlow, title: string, dialogs: ReturnType<typeof useGameDialogTexts>) {
  const { step, asks, rules, hasFirstStep } = flow;
  const texts = dialogs.optInFlow;
  if (step === 'refused')
    return {
      picture: <RefusedPicture />,
      title: dialogs.refused.title,
      description: `${flow.refusal ?? dialogs.refused.reason(title)} ${dialogs.refused.stays}`,
    };
  const at = step === 'about-you' ? 1 : 2;
  const steps = [
    { key: 'about-you', title: texts.aboutYou },
    { key: 'rules', title: dialogs.rules.title },
  ];
  const eyebrow = hasFirstStep ? (
    <Stepper kind="dashes" label={texts.step(at, steps.length)} steps={steps} current={steps[at - 1]?.key} />
  ) : undefined;
  if (step === 'about-you')
    return asks?.needsDateOfBirth
      ? { eyebrow, title: texts.aboutYou, description: texts.aboutYouLead }
      : { eyebrow, title: texts.whereYouLive };
  return {
    eyebrow,
    title: dialogs.rules.title,
    description: rules ? (
      <Text size="meta" tone="soft" as="span">
        {dialogs.rules.version(rules.version, rules.effectiveFromString)}
      </Text>
    ) : undefined,
  };
}

/** The way on. The pressed button is gone, so the refusal's text has focus. */
function Refused() {
  const games = useGameTexts();
  const { refused } = useGameDialogTexts();
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.closest('[role=dialog]')?.querySelector('h2')?.focus(), []);
  return (
    <>
      <ButtonLink tone="primary" size="large" block href={screens.gameGrid}>
        {games.backToPlayAndEarn}
      </ButtonLink>
      <Text size="meta" tone="soft" ref={words}>
        {refused.mistake}
      </Text>
    </>
  );
}

function CouldNotLoad({ onRetry }: { onRetry: () => void }) {
  const games = useGameTexts();
  const { frame } = useMessages();
  const dialogs = useGameDialogTexts();
  return (
    <Alert
      tone="error"
      title={dialogs.rules.couldNotLoad}
      action={
        <Button tone="outline" size="small" onClick={onRetry}>
          {games.tryAgain}
        </Button>
      }
    >
      {frame.unavailable.text}
    </Alert>
  );
}
