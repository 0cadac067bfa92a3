import { Stack } from '@larder/design-system/Stack';
import { Suspense, useState } from 'react';
import { redirect, useNavigate, type LoaderFunctionArgs } from 'react-router-dom';
import { screens } from '../../../app/routing/paths.ts';
import { useLeave } from '../../../app/routing/leave.ts';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { query } from '../../../app/data/query.ts';
import { BackButton } from '../../../features/identity/sign-in/BackButton.tsx';
import { CodeStep } from '../../../features/identity/one-time-code/CodeStep.tsx';
import { samePath } from '../../../features/identity/sign-in/destination.ts';
import { SignInFlow } from '../../../features/identity/sign-in/SignInFlow.tsx';
import { SignInFrame } from '../../../features/identity/sign-in/SignInFrame.tsx';
import { OfferPasskeyPart } from '../../../features/identity/passkey-parts.ts';
import { PasskeyWay } from '../../../features/identity/passkeys/PasskeyWay.tsx';
import { useAfterCode } from '../../../features/identity/passkeys/useAfterCode.ts';
import { useOneTimeCode } from '../../../features/identity/one-time-code/useOneTimeCode.ts';
import type { SignInChannel } from '../../../graphql/schema-types.ts';
import { useIdentityTexts } from '../../../messages/identity.ts';
import { useForgetShopperMutation } from './ForgetShopper.generated.ts';
import { ReSignInDocument, type ReSignInQuery, useReSignInData } from './ReSignIn.generated.ts';
import { RememberedStep } from './RememberedStep.tsx';

/** A remembered shopper, or one whose type R session has expired, signs in again; anyone else signs in (G-65, G-66). */
export async function loader(args: LoaderFunctionArgs) {
  const { data } = await query(args, ReSignInDocument);
  if (data.viewer.isAuthorized) throw redirect(screens.forU);
  if (!data.viewer.remembered && data.viewer.signInPath === screens.signIn) throw redirect(screens.signIn);
  return null;
}

/** `/account/re-sign-in.html`: a shopper remembered by this browser only chooses where the code goes. */
export function Component() {
  const { reSignIn } = useIdentityTexts();
  const { remembered } = useReSignInData().viewer;
  return remembered ? <ReSignIn remembered={remembered} /> : <SignInFlow title={reSignIn.again} />;
}

function ReSignIn({ remembered }: { remembered: NonNullable<ReSignInQuery['viewer']['remembered']> }) {
  const identity = useIdentityTexts();
  const leave = useLeave();
  const after = useAfterCode();
  const navigate = useNavigate();
  const [channel, setChannel] = useState<SignInChannel>(remembered.handles[0]?.channel ?? 'EMAIL');
  const [forget, { loading: forgetting }] = useForgetShopperMutation({ errorPolicy: 'all' });
  const code = useOneTimeCode({
    purpose: 'SIGN_IN',
    onVerified: (redirectTo) => void after.goOn(samePath(redirectTo)),
  });
  const other = remembered.handles.find((handle) => handle.channel !== channel)?.channel;
  const takeOther = () => {
    if (!other) return;
    setChannel(other);
    void code.send({ channel: other });
  };
  const someoneElse = async () => {
    await forget().catch(() => undefined);
    await navigate(screens.signIn);
  };
  if (after.isOffering)
    return (
      <SignInFrame>
        <Suspense>
          <OfferPasskeyPart onDone={after.leave} />
        </Suspense>
      </SignInFrame>
    );
  return (
    <SignInFrame>
      <PageTitle>{code.sent ? identity.code.title : identity.reSignIn.title(remembered.firstName)}</PageTitle>
      {code.sent ? (
        <Stack gap={6}>
          <BackButton onClick={code.startOver} />
          <CodeStep
            code={code}
            sent={code.sent}
            submitLabel={identity.code.submit}
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
          otherWay={<PasskeyWay rememberMe onSignedIn={(redirectTo) => leave(samePath(redirectTo))} />}
          onForget={() => void someoneElse()}
          forgetting={forgetting}
        />
      )}
    </SignInFrame>
  );
}
