import { Button } from '@larder/design-system/Button';
import { RadioCards } from '@larder/design-system/RadioCards';
import { Stack } from '@larder/design-system/Stack';
import { Text } from '@larder/design-system/Text';
import { TextLink } from '@larder/design-system/TextLink';
import { type ReactNode, useState } from 'react';
import { screens } from '../../../app/routing/paths.ts';
import * as styles from '../../../features/identity/one-time-code/CodeStep.css.ts';
import { StepHead } from '../../../features/identity/sign-in/StepHead.tsx';
import { destinationName } from '../../../features/identity/sign-in/destination.ts';
import type { SignInChannel } from '../../../graphql/schema-types.ts';
import { useIdentityTexts } from '../../../messages/identity.ts';
import type { ReSignInQuery } from './ReSignIn.generated.ts';

interface RememberedStepProps {
  shopper: NonNullable<ReSignInQuery['viewer']['remembered']>;
  channel: SignInChannel;
  onChannel: (channel: SignInChannel) => void;
  onSend: () => Promise<unknown>;
  sending: boolean;
  error: string | undefined;
  /** Signing in without a code. */
  otherWay: ReactNode;
  onForget: () => void;
  forgetting: boolean;
}

/** "Welcome back": the shopper's masked handles, and a way out for anyone else. */
export function RememberedStep(props: RememberedStepProps) {
  const { shopper, channel, onChannel, onSend, sending, error, otherWay, onForget, forgetting } = props;
  const identity = useIdentityTexts();
  const { reSignIn: texts, signIn } = identity;
  const [helping, setHelping] = useState(false);
  const destination = destinationName(shopper.destination, identity);
  return (
    <form action={async () => void (await onSend())} noValidate>
      <Stack gap={6}>
        <StepHead
          title={texts.title(shopper.firstName)}
          lead={
            destination ? (
              <>
                {texts.leadBefore} <b className={styles.handle}>{destination}</b>. {texts.leadAfter}
              </>
            ) : (
              texts.lead
            )
          }
          error={error}
        />
        <RadioCards<SignInChannel>
          legend={texts.channel}
          legendHidden
          name="channel"
          value={channel}
          onChange={onChannel}
          options={shopper.handles.map((handle) => ({
            value: handle.channel,
            title: handle.channel === 'SMS' ? signIn.text : signIn.email,
            description: handle.maskedHandle,
            icon: handle.channel === 'SMS' ? ('smartphone' as const) : ('mail' as const),
          }))}
        />
        <Button tone="primary" size="large" block type="submit" busy={sending} busyLabel={signIn.sending}>
          {signIn.sendCode}
        </Button>
        {otherWay}
        <div className={styles.line}>
          <button type="button" className={styles.link} disabled={forgetting} onClick={onForget}>
            {texts.notYou(shopper.firstName)}
          </button>
          <button
            type="button"
            className={styles.link}
            aria-expanded={helping}
            aria-controls="no-code"
            onClick={() => setHelping(!helping)}
          >
            {texts.noCode}
          </button>
        </div>
        <div id="no-code" hidden={!helping}>
          <Text tone="soft">
            {texts.noCodeHelp} <TextLink href={screens.signIn}>{texts.otherWay}</TextLink>
          </Text>
        </div>
      </Stack>
    </form>
  );
}
