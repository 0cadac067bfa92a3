import { Button } from '@larder/design-system/Button';
import { Checkbox } from '@larder/design-system/Checkbox';
import { RadioCards } from '@larder/design-system/RadioCards';
import { Stack } from '@larder/design-system/Stack';
import { TextField } from '@larder/design-system/TextField';
import { type ReactNode, useRef, useState } from 'react';
import type { SignInChannel } from '../../../graphql/schema-types.ts';
import { useIdentityTexts } from '../../../messages/identity.ts';
import { checkHandle, type HandleProblem } from './handle.ts';
import { StepHead } from './StepHead.tsx';

export interface Handle {
  channel: SignInChannel;
  text: string;
  rememberMe: boolean;
}

interface HandleStepProps {
  title: string;
  /** What the page is for, below its title. */
  lead: string;
  /** What shoppers without JavaScript see. */
  noScript: string;
  /** Progress, above the title. */
  above?: ReactNode;
  /** Below the button: signing in without a code. */
  otherWay: ReactNode;
  /** Below the form: another way. */
  foot?: ReactNode;
  value: Handle;
  onChange: (value: Handle) => void;
  /** Sends the code to the checked handle. */
  onSend: (handle: string) => Promise<unknown>;
  sending: boolean;
  error: string | undefined;
}

/** Where the code should go: by text or by email, and to whom. */
export function HandleStep(props: HandleStepProps) {
  const { title, lead, noScript, above, otherWay, foot, value, onChange, onSend, sending, error } = props;
  const { signIn: texts, handleErrors } = useIdentityTexts();
  const [problem, setProblem] = useState<HandleProblem>();
  const field = useRef<HTMLInputElement>(null);
  const { channel, text, rememberMe } = value;

  const submit = async () => {
    const checked = checkHandle(channel, text);
    if ('problem' in checked) {
      setProblem(checked.problem);
      field.current?.focus();
      return;
    }
    setProblem(undefined);
    await onSend(checked.handle);
  };
  const choose = (chosen: SignInChannel) => {
    setProblem(undefined);
    onChange({ ...value, channel: chosen, text: '' });
  };

  return (
    // After an action React resets the form, which would show radio buttons and checkboxes as they came.
    <form action={submit} onReset={(event) => event.preventDefault()} noValidate>
      <Stack gap={6}>
        <StepHead title={title} lead={lead} noScript={noScript} above={above} error={error} />
        <RadioCards<SignInChannel>
          legend={texts.channel}
          name="channel"
          value={channel}
          onChange={choose}
          options={[
            { value: 'SMS', title: texts.text, description: texts.textHint, icon: 'smartphone' },
            { value: 'EMAIL', title: texts.email, description: texts.emailHint, icon: 'mail' },
          ]}
        />
        {channel === 'SMS' ? (
          <TextField
            key="phone"
            ref={field}
            label={texts.phoneLabel}
            hint={texts.phoneHint}
            name="phone"
            type="tel"
            inputMode="tel"
            autoComplete="tel-national webauthn"
            maxLength={24}
            value={text}
            onChange={(typed) => onChange({ ...value, text: typed })}
            error={problem && handleErrors[problem]}
          />
        ) : (
          <TextField
            key="email"
            ref={field}
            label={texts.emailLabel}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email webauthn"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            value={text}
            onChange={(typed) => onChange({ ...value, text: typed })}
            error={problem && handleErrors[problem]}
          />
        )}
        <Checkbox
          label={texts.rememberMe}
          hint={texts.rememberMeHint}
          checked={rememberMe}
          onChange={(checked) => onChange({ ...value, rememberMe: checked })}
        />
        <Button tone="primary" size="large" block type="submit" busy={sending} busyLabel={texts.sending}>
          {texts.sendCode}
        </Button>
        {otherWay}
        {foot}
      </Stack>
    </form>
  );
}
