import { Button } from '@larder/design-system/Button';
import { Card } from '@larder/design-system/Card';
import { Heading } from '@larder/design-system/Heading';
import { Icon } from '@larder/design-system/Icon';
import { Inline } from '@larder/design-system/Inline';
import { Note } from '@larder/design-system/Note';
import { Stack } from '@larder/design-system/Stack';
import { Text } from '@larder/design-system/Text';
import { useEffect, useRef } from 'react';
import { useIdentityTexts } from '../../../messages/identity.ts';
import { clockOf, useCountdown } from './countdown.ts';
import * as styles from './LockedStep.css.ts';

interface LockedStepProps {
  /** Instant from which a new code is possible. */
  retryAt: string;
  /** Why no other code could be sent. */
  error: string | undefined;
  sending: boolean;
  onResend: () => Promise<void>;
  otherChannel: { label: string; take: () => void } | undefined;
}

/** Too many wrong tries: the wait in place of the digits, and the other way. */
export function LockedStep({ retryAt, error, sending, onResend, otherChannel }: LockedStepProps) {
  const { locked: texts, code } = useIdentityTexts();
  const left = useCountdown(retryAt);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap={6}>
      <Stack gap={3}>
        <Heading level={1} size="landing" tabIndex={-1} ref={heading}>
          {texts.title}
        </Heading>
        <Text tone="soft">{texts.text}</Text>
      </Stack>
      <Card padding="small">
        <Inline gap={4} wrap={false}>
          <span className={styles.tile}>
            <Icon name="clock" size={28} />
          </span>
          <span role="timer" className={styles.wait}>
            <Text as="span" size="meta" tone="soft">
              {left > 0 ? texts.newCodeIn : texts.newCodeNow}
            </Text>
            {left > 0 && <span className={styles.clock}>{clockOf(left)}</span>}
          </span>
        </Inline>
      </Card>
      {error && (
        <Text tone="error" role="alert">
          {error}
        </Text>
      )}
      <Button tone="primary" size="large" block disabled={left > 0} busy={sending} onClick={() => void onResend()}>
        {code.sendNew}
      </Button>
      {otherChannel && (
        <Button tone="quiet" size="large" block disabled={sending} onClick={otherChannel.take}>
          {otherChannel.label}
        </Button>
      )}
      <Note icon="shield-check">{texts.notYou}</Note>
    </Stack>
  );
}
