import { useState } from 'react';
import { Button } from '@larder/design-system/Button';
import { Stack } from '@larder/design-system/Stack';
import { TextField } from '@larder/design-system/TextField';
import { useMessages } from '../../messages/messages.tsx';
import { type Challenge, useSendCode } from './useSendCode.ts';

/** The first step: where the code goes. */
export function EmailForm({ onSent }: { onSent: (challenge: Challenge) => void }) {
  const { signIn } = useMessages();
  const [email, setEmail] = useState('');
  const { send, isSending, error, setError } = useSendCode(onSent);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (email.trim() === '') setError(signIn.emailMissing);
        else void send(email);
      }}
    >
      <Stack gap={5}>
        <TextField
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          label={signIn.email}
          hint={signIn.emailHint}
          error={error}
          value={email}
          onChange={setEmail}
        />
        <Button tone="primary" type="submit" size="large" block busy={isSending} busyLabel={signIn.sending}>
          {signIn.send}
        </Button>
      </Stack>
    </form>
  );
}
