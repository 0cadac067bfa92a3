import { useState } from 'react';
import { Alert } from '@larder/design-system/Alert';
import { Container } from '@larder/design-system/Container';
import { Heading } from '@larder/design-system/Heading';
import { Stack } from '@larder/design-system/Stack';
import { useMessages } from '../../messages/messages.tsx';
import { CodeForm } from './CodeForm.tsx';
import { EmailForm } from './EmailForm.tsx';
import type { Challenge } from './useSendCode.ts';

/** Signing in, in two steps: where the code goes, and the code. */
export function SignIn({ hasEnded, onSignedIn }: { hasEnded: boolean; onSignedIn: () => void }) {
  const { signIn } = useMessages();
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  return (
    <Container as="main" width="form" space="screen">
      <Stack gap={6}>
        <Heading level={1} size="page">
          {signIn.title}
        </Heading>
        {hasEnded && (
          <Alert tone="warning" title={signIn.ended}>
            {signIn.endedBody}
          </Alert>
        )}
        {challenge === null ? (
          <EmailForm onSent={setChallenge} />
        ) : (
          <CodeForm
            challenge={challenge}
            onSent={setChallenge}
            onBack={() => setChallenge(null)}
            onSignedIn={onSignedIn}
          />
        )}
      </Stack>
    </Container>
  );
}
