import { useState } from 'react';
import { useMessages } from '../../messages/messages.tsx';
import { type StartSignInMutation, useStartSignInMutation } from './SignIn.generated.ts';

/** A code on its way. */
export type Challenge = NonNullable<StartSignInMutation['startSignIn']['challenge']> & { email: string };

/** Asks for a code. `error` is why none is on its way. */
export function useSendCode(onSent: (challenge: Challenge) => void) {
  const { failure } = useMessages();
  const [start, { loading }] = useStartSignInMutation();
  const [error, setError] = useState<string>();
  const send = async (email: string) => {
    setError(undefined);
    try {
      const { data } = await start({ variables: { input: { email } } });
      const { challenge, userErrors } = data?.startSignIn ?? {};
      if (challenge) onSent({ ...challenge, email });
      else setError(userErrors?.[0]?.message ?? failure.saving);
    } catch {
      setError(failure.saving);
    }
  };
  return { send, isSending: loading, error, setError };
}
