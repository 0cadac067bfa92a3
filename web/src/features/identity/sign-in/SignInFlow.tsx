import { Stack } from '@larder/design-system/Stack';
import { type ReactNode, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useFrame } from '../../../app/data/frame.ts';
import { useLeave } from '../../../app/routing/leave.ts';
import { screens } from '../../../app/routing/paths.ts';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { useIdentityTexts } from '../../../messages/identity.ts';
import { BackButton } from './BackButton.tsx';
import { CodeStep } from '../one-time-code/CodeStep.tsx';
import { samePath } from './destination.ts';
import { HandleStep, type Handle } from './HandleStep.tsx';
import { SignInFrame } from './SignInFrame.tsx';
import { useOneTimeCode } from '../one-time-code/useOneTimeCode.ts';
import { PasskeyWay } from '../passkeys/PasskeyWay.tsx';
import { useAfterCode } from '../passkeys/useAfterCode.ts';
import { OfferPasskeyPart } from '../passkey-parts.ts';

interface SignInFlowProps {
  /** Heading of the first step. */
  title: string;
  /** What the page is for, below the heading; signing in by default. */
  lead?: string;
  /** What shoppers without JavaScript see; the sign-in text by default. */
  noScript?: string;
  /** Label of the button that sends the code; the sign-in label by default. */
  submitLabel?: string;
  /** Progress, above the headings. */
  above?: ReactNode;
  /** Below the first step: another way. */
  foot?: ReactNode;
}

/**
 * An email address or a mobile number, then the code sent there (N-1). Shoppers who aren't members yet go on to join;
 * they learn that only after the right code (T-28).
 */
export function SignInFlow({ title, lead, noScript, submitLabel, above, foot }: SignInFlowProps) {
  const identity = useIdentityTexts();
  const leave = useLeave();
  const after = useAfterCode();
  const navigate = useNavigate();
  const { forUTitle } = useFrame().banner;
  const { pathname } = useLocation();
  const [handle, setHandle] = useState<Handle>({ channel: 'SMS', text: '', rememberMe: true });
  const code = useOneTimeCode({
    purpose: 'SIGN_IN',
    onVerified: (redirectTo) => void after.goOn(samePath(redirectTo)),
    onJoining: () => void navigate(screens.join, { replace: pathname === screens.join }),
  });
  const otherChannel = () => {
    setHandle({ ...handle, channel: handle.channel === 'SMS' ? 'EMAIL' : 'SMS', text: '' });
    code.startOver();
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
      <PageTitle>{code.sent ? identity.code.title : title}</PageTitle>
      {code.sent ? (
        <Stack gap={6} align="stretch">
          <BackButton onClick={code.startOver} />
          {above}
          <CodeStep
            code={code}
            sent={code.sent}
            submitLabel={submitLabel ?? identity.code.submit}
            rememberMe={handle.rememberMe}
            onOtherChannel={otherChannel}
          />
        </Stack>
      ) : (
        <HandleStep
          title={title}
          lead={lead ?? identity.signIn.lead(forUTitle)}
          noScript={noScript ?? identity.signIn.noScript}
          above={above}
          otherWay={
            // Whoever joins has none yet.
            pathname !== screens.join && (
              <PasskeyWay rememberMe={handle.rememberMe} onSignedIn={(redirectTo) => leave(samePath(redirectTo))} />
            )
          }
          foot={foot}
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
