import { Alert } from '@larder/design-system/Alert';
import { Button } from '@larder/design-system/Button';
import { Heading } from '@larder/design-system/Heading';
import { useAnnounce } from '@larder/design-system/LiveRegion';
import { Note } from '@larder/design-system/Note';
import { OneTimeCodeField } from '@larder/design-system/OneTimeCodeField';
import { Stack } from '@larder/design-system/Stack';
import { Text } from '@larder/design-system/Text';
import { VisuallyHidden } from '@larder/design-system/VisuallyHidden';
import { useEffect, useRef, useState } from 'react';
import { secondsUntil } from '../../../page/clock.ts';
import { useIdentityTexts } from '../../../messages/identity.ts';
import * as styles from './CodeStep.css.ts';
import { LockedStep } from './LockedStep.tsx';
import { ResendLine } from './ResendLine.tsx';
import type { OneTimeCode, SentCode } from './useOneTimeCode.ts';

export interface CodeStepProps {
  code: OneTimeCode;
  sent: SentCode;
  submitLabel: string;
  rememberMe?: boolean;
  /** Takes another way of the same shopper; left out when there is none. */
  onOtherChannel?: (() => void) | undefined;
  /** In a dialog the dialog's own title stands above. */
  titled?: boolean;
}

/** The digits of a code that was sent, and what can be done when they don't come or don't match. */
export function CodeStep({
  code,
  sent,
  submitLabel,
  rememberMe = false,
  onOtherChannel,
  titled = true,
}: CodeStepProps) {
  const { code: texts } = useIdentityTexts();
  const announce = useAnnounce();
  const [digits, setDigits] = useState('');
  const [incomplete, setIncomplete] = useState(false);
  /** What was sent already, and was not taken. */
  const [tried, setTried] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { challenge, request, problem } = sent;

  // A new code begins with empty cells.
  const [challengeId, setChallengeId] = useState(challenge.id);
  if (challengeId !== challenge.id) {
    setChallengeId(challenge.id);
    setDigits('');
    setIncomplete(false);
    setTried('');
  }
  useEffect(() => field.current?.focus(), [challenge.id]);

  const otherChannel = onOtherChannel && {
    label: request.channel === 'SMS' ? texts.useEmail : texts.useText,
    take: onOtherChannel,
  };
  const resend = async () => {
    if (await code.send(request)) announce(texts.resent);
  };
  if (problem?.kind === 'locked')
    return (
      <LockedStep
        retryAt={problem.retryAt}
        error={code.sendError}
        otherChannel={otherChannel}
        sending={code.sending}
        onResend={resend}
      />
    );

  const expired = problem?.kind === 'expired';
  const message = incomplete
    ? texts.incomplete(challenge.codeLength)
    : expired
      ? texts.expired
      : (code.sendError ?? problem?.message);
  const submit = async () => {
    const whole = digits.length === challenge.codeLength;
    setIncomplete(!whole);
    if (whole && digits !== tried) await check(digits);
    else field.current?.focus();
  };
  const check = (whole: string) => {
    setTried(whole);
    return code.submit(whole, rememberMe);
  };
  const change = (value: string) => {
    setIncomplete(false);
    setTried('');
    setDigits(value);
  };
  const minutes = Math.max(1, Math.round(secondsUntil(challenge.expiresAt) / 60));

  return (
    <Stack gap={6}>
      <Stack gap={3}>
        {titled && (
          <Heading level={1} size="landing" tabIndex={-1}>
            {texts.title}
          </Heading>
        )}
        {challenge.isSent ? (
          <Text tone="soft">
            {texts.sentBefore(challenge.codeLength)} <b className={styles.handle}>{challenge.maskedHandle}</b>.
            <br />
            {texts.worksFor(minutes)}
          </Text>
        ) : (
          <Alert tone="warning" size="small" title={texts.notSent}>
            {texts.stillTrying(challenge.maskedHandle, minutes)}
          </Alert>
        )}
      </Stack>
      <form action={expired ? resend : submit} className={styles.form} noValidate>
        <OneTimeCodeField
          ref={field}
          label={titled ? <VisuallyHidden>{texts.label}</VisuallyHidden> : texts.label}
          length={challenge.codeLength}
          value={expired ? '' : digits}
          onChange={change}
          onComplete={(whole) => void check(whole)}
          error={message}
          state={expired ? 'expired' : problem?.kind === 'wrong' ? 'wrong' : undefined}
        />
        {expired ? (
          <Button tone="primary" size="large" block type="submit" busy={code.sending}>
            {texts.sendNew}
          </Button>
        ) : (
          <Button tone="primary" size="large" block type="submit" busy={code.checking} busyLabel={texts.checking}>
            {submitLabel}
          </Button>
        )}
      </form>
      <ResendLine
        key={challenge.id}
        resendAfter={challenge.resendAfter}
        hidden={expired}
        sending={code.sending}
        onResend={resend}
        otherChannel={otherChannel}
      />
      <Note icon="shield-check">{texts.neverShare}</Note>
    </Stack>
  );
}
