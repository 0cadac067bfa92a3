import { Stack } from '@larder/design-system/Stack';
import { useState } from 'react';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { useLeave } from '../../../app/leave.ts';
import { PageTitle } from '../../../app/PageTitle.tsx';
import { query } from '../../../app/query.ts';
import { BackButton } from '../../../features/sign-in/BackButton.tsx';
import { CodeStep } from '../../../features/sign-in/CodeStep.tsx';
import { samePath } from '../../../features/sign-in/destination.ts';
import { HandleStep, type Handle } from '../../../features/sign-in/HandleStep.tsx';
import { SignInFrame } from '../../../features/sign-in/SignInFrame.tsx';
import { useOneTimeCode } from '../../../features/sign-in/useOneTimeCode.ts';
import { useAccountTexts } from '../../../messages/account.ts';
import { SignInDocument } from './SignIn.generated.ts';

/** Whoever is signed in has nothing to do here. */
export async function loader(args: LoaderFunctionArgs) {
  const { data } = await query(args, SignInDocument);
  if (data.viewer.isAuthorized) throw redirect('/foru.html');
  return null;
}

/** `/account/sign-in.html`: an email address or a mobile number, then the code that was sent there (N-1). */
export function Component() {
  const account = useAccountTexts();
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
      <PageTitle>{code.sent ? account.code.title : account.signIn.title}</PageTitle>
      {code.sent ? (
        <Stack gap={6} align="stretch">
          <BackButton onClick={code.startOver} />
          <CodeStep
            code={code}
            sent={code.sent}
            submitLabel={account.code.submit}
            rememberMe={handle.rememberMe}
            onOtherChannel={otherChannel}
          />
        </Stack>
      ) : (
        <HandleStep
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
