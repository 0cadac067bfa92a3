import { useEffect, useRef, useState } from 'react';
import { Button } from '@larder/design-system/Button';
import { Inline } from '@larder/design-system/Inline';
import { useAnnounce } from '@larder/design-system/LiveRegion';
import { OneTimeCodeField } from '@larder/design-system/OneTimeCodeField';
import { Stack } from '@larder/design-system/Stack';
import { Text } from '@larder/design-system/Text';
import { useMessages } from '../../messages/messages.tsx';
import { useVerifySignInCodeMutation } from './SignIn.generated.ts';
import { type Challenge, useSendCode } from './useSendCode.ts';

interface CodeFormProps {
  challenge: Challenge;
  /** A new code is on its way. */
  onSent: (challenge: Challenge) => void;
  onBack: () => void;
  onSignedIn: () => void;
}

/** The second step: the code that came by mail. */
export function CodeForm({ challenge, onSent, onBack, onSignedIn }: CodeFormProps) {
  const { signIn, failure } = useMessages();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const announce = useAnnounce();
  const [verify, { loading }] = useVerifySignInCodeMutation();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), [challenge.id]);
  const again = useSendCode((next) => {
    setCode('');
    setError(undefined);
    announce(signIn.sentAgain);
    onSent(next);
  });
  const enter = async (digits: string) => {
    if (loading) return;
    try {
      const { data } = await verify({ variables: { input: { challengeId: challenge.id, code: digits } } });
      const { me, userErrors } = data?.verifySignInCode ?? {};
      if (me) onSignedIn();
      else setError(userErrors?.[0]?.message ?? failure.saving);
    } catch {
      setError(failure.saving);
    }
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void enter(code);
      }}
    >
      <Stack gap={5}>
        <Text>{signIn.sentTo(challenge.maskedEmail)}</Text>
        <OneTimeCodeField
          ref={field}
          name="code"
          label={signIn.code}
          length={challenge.codeLength}
          value={code}
          onChange={setCode}
          onComplete={(digits) => void enter(digits)}
          error={error ?? again.error}
          {...(error ? { state: 'wrong' as const } : {})}
        />
        <Button tone="primary" type="submit" size="large" block busy={loading} busyLabel={signIn.verifying}>
          {signIn.verify}
        </Button>
        <Inline gap={3} justify="between">
          <Button tone="plain" size="small" onClick={onBack}>
            {signIn.other}
          </Button>
          <Button
            tone="plain"
            size="small"
            busy={again.isSending}
            busyLabel={signIn.sending}
            onClick={() => void again.send(challenge.email)}
          >
            {signIn.again}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
