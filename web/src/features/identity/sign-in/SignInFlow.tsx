import { Stack } from '@larder/design-system/Stack';
import { useState } from 'react';
import { useLeave } from '../../../app/routing/leave.ts';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { useIdentityTexts } from '../../../messages/identity.ts';
import { BackButton } from './BackButton.tsx';
import { CodeStep } from '../one-time-code/CodeStep.tsx';
import { samePath } from './destination.ts';
import { HandleStep, type Handle } from './HandleStep.tsx';
import { SignInFrame } from './SignInFrame.tsx';
import { useOneTimeCode } from '../one-time-code/useOneTimeCode.ts';

interface SignInFlowProps {
  /** Heading of the first step. */
  title: string;
}

/** An email address or a mobile number, then the code that was sent there (N-1). */
export function SignInFlow({ title }: SignInFlowProps) {
  const identity = useIdentityTexts();
  const leave = useLeave();
  const [handle, setHandle] = useState<Handle>({ channel: 'SMS', text: '', rememberMe: true });
  const code = useOneTimeCode({
    purpose: 'SIGN_IN',
    onVerified: (redirectTo) => leave(samePath(redirectTo)),
  });
  const otherChannel = () => {
    setHandle({ ...handle, channel: handle.channel === 'SMS' ? 'EMAIL' : 'SMS', text: '' });
    code.startOver();
  };
  return (
    <SignInFrame>
      <PageTitle>{code.sent ? identity.code.title : title}</PageTitle>
      {code.sent ? (
        <Stack gap={6} align="stretch">
          <BackButton onClick={code.startOver} />
          <CodeStep
            code={code}
            sent={code.sent}
            submitLabel={identity.code.submit}
            rememberMe={handle.rememberMe}
            onOtherChannel={otherChannel}
          />
        </Stack>
      ) : (
        <HandleStep
          title={title}
          value={handle}
          onChange={setHandle}
          onSend={(checked) => code.send({ channel: handle.channel, handle: checked })}
          sending={code.sending}
          error={code.sendError}
        />
      )}
    </SignInFrame>
  );
}
