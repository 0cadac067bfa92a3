import { Stack } from '@larder/design-system/Stack';
import { useState } from 'react';
import { redirect, useNavigate, type LoaderFunctionArgs } from 'react-router-dom';
import { useLeave } from '../../../app/leave.ts';
import { PageTitle } from '../../../app/PageTitle.tsx';
import { query } from '../../../app/query.ts';
import { BackButton } from '../../../features/sign-in/BackButton.tsx';
import { CodeStep } from '../../../features/sign-in/CodeStep.tsx';
import { samePath } from '../../../features/sign-in/destination.ts';
import { SignInFrame } from '../../../features/sign-in/SignInFrame.tsx';
import { useOneTimeCode } from '../../../features/sign-in/useOneTimeCode.ts';
import type { SignInChannel } from '../../../graphql/schema-types.ts';
import { useAccountTexts } from '../../../messages/account.ts';
import { useForgetShopperMutation } from './ForgetShopper.generated.ts';
import { ReSignInDocument, useReSignInData } from './ReSignIn.generated.ts';
import { RememberedStep } from './RememberedStep.tsx';

const signIn = '/account/sign-in.html';

/** Only a browser that remembers a shopper can offer to sign in again (G-66). */
export async function loader(args: LoaderFunctionArgs) {
  const { data } = await query(args, ReSignInDocument);
  if (data.viewer.isAuthorized) throw redirect('/foru.html');
  if (!data.viewer.remembered) throw redirect(signIn);
  return null;
}

/** `/account/re-sign-in.html`: the remembered shopper chooses where the code goes. */
export function Component() {
  const account = useAccountTexts();
  const leave = useLeave();
  const data = useReSignInData();
  const { remembered } = data.viewer;
  const navigate = useNavigate();
  const [channel, setChannel] = useState<SignInChannel>(remembered?.handles[0]?.channel ?? 'EMAIL');
  const [forget, { loading: forgetting }] = useForgetShopperMutation({ errorPolicy: 'all' });
  const code = useOneTimeCode({
    purpose: 'SIGN_IN',
    onVerified: (redirectTo) => leave(samePath(redirectTo)),
  });
  if (!remembered) return null;

  const other = remembered.handles.find((handle) => handle.channel !== channel)?.channel;
  const takeOther = () => {
    if (!other) return;
    setChannel(other);
    void code.send({ channel: other });
  };
  const someoneElse = async () => {
    await forget().catch(() => undefined);
    await navigate(signIn);
  };
  return (
    <SignInFrame>
      <PageTitle>{code.sent ? account.code.title : account.reSignIn.title(remembered.firstName)}</PageTitle>
      {code.sent ? (
        <Stack gap={6}>
          <BackButton onClick={code.startOver} />
          <CodeStep
            code={code}
            sent={code.sent}
            submitLabel={account.code.submit}
            rememberMe
            onOtherChannel={other ? takeOther : undefined}
          />
        </Stack>
      ) : (
        <RememberedStep
          shopper={remembered}
          channel={channel}
          onChannel={setChannel}
          onSend={() => code.send({ channel })}
          sending={code.sending}
          error={code.sendError}
          onForget={() => void someoneElse()}
          forgetting={forgetting}
        />
      )}
    </SignInFrame>
  );
}
