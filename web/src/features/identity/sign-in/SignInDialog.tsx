import { Alert } from '@larder/design-system/Alert';
import { Button } from '@larder/design-system/Button';
import { Dialog } from '@larder/design-system/Dialog';
import { Stack } from '@larder/design-system/Stack';
import { TextField } from '@larder/design-system/TextField';
import { type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFrame } from '../../../app/data/frame.ts';
import { screens } from '../../../app/routing/paths.ts';
import { useIdentityTexts } from '../../../messages/identity.ts';
import { CodeStep } from '../one-time-code/CodeStep.tsx';
import { useOneTimeCode } from '../one-time-code/useOneTimeCode.ts';
import { PasskeyWay } from '../passkeys/PasskeyWay.tsx';
import { checkHandle } from './handle.ts';

export interface SignInDialogProps {
  title: string;
  /** Why, in a sentence. */
  text: string;
  /** What it is about, across the top. */
  art?: ReactNode;
  /** A number or an address that is known already. */
  handle?: string;
  onClose: () => void;
  /** Called when the guest says that they are new here; without it, the same field is theirs as well. */
  onNew?: () => void;
  /** Called when the code was right. */
  onSignedIn: () => void;
}

/** Signs in over the page, with a code (S-163, N-1). Who isn't a member yet goes on to join. */
export function SignInDialog({ title, text, art, handle = '', onClose, onNew, onSignedIn }: SignInDialogProps) {
  const { signIn, handleErrors, dialog, code: codeTexts } = useIdentityTexts();
  const { forUTitle } = useFrame().banner;
  const navigate = useNavigate();
  const [typed, setTyped] = useState(handle);
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const code = useOneTimeCode({
    purpose: 'SIGN_IN',
    onVerified: onSignedIn,
    onJoining: () => void navigate(screens.join),
  });

  const submit = async () => {
    const channel = typed.includes('@') ? 'EMAIL' : 'SMS';
    const checked = checkHandle(channel, typed);
    if ('problem' in checked) {
      setProblem(typed.trim() === '' ? dialog.missing : handleErrors[checked.problem]);
      field.current?.focus();
      return;
    }
    setProblem(undefined);
    await code.send({ channel, handle: checked.handle });
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      art={code.sent ? undefined : art}
      title={code.sent ? codeTexts.title : title}
      description={code.sent ? undefined : text}
      closeLabel={dialog.close}
    >
      {code.sent ? (
        <CodeStep
          code={code}
          sent={code.sent}
          submitLabel={codeTexts.submit}
          titled={false}
          onOtherChannel={code.startOver}
        />
      ) : (
        <form action={submit} noValidate>
          <Stack gap={5}>
            {code.sendError && (
              <Alert tone="error" title={code.sendError}>
                {null}
              </Alert>
            )}
            <TextField
              ref={field}
              label={dialog.handle}
              hint={dialog.handleHint}
              name="handle"
              autoComplete="username webauthn"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={254}
              value={typed}
              onChange={setTyped}
              error={problem}
            />
            <Stack gap={2}>
              <Button tone="primary" size="large" block type="submit" busy={code.sending} busyLabel={signIn.sending}>
                {signIn.sendCode}
              </Button>
              <PasskeyWay rememberMe={false} onSignedIn={onSignedIn} />
              {onNew && (
                <Button tone="plain" block onClick={onNew}>
                  {signIn.newHere} {signIn.join(forUTitle)}
                </Button>
              )}
              <Button tone="plain" block onClick={onClose}>
                {dialog.notNow}
              </Button>
            </Stack>
          </Stack>
        </form>
      )}
    </Dialog>
  );
}
