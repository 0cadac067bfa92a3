import { useApolloClient } from '@apollo/client/react';
import { Button } from '@larder/design-system/Button';
import { Dialog } from '@larder/design-system/Dialog';
import { useAnnounce } from '@larder/design-system/LiveRegion';
import { Stack } from '@larder/design-system/Stack';
import { Status } from '@larder/design-system/Status';
import { TextField } from '@larder/design-system/TextField';
import { useEffect, useRef, useState } from 'react';
import type { ProfileNeed } from '../../../graphql/schema-types.ts';
import { useOffersTexts } from '../../../messages/offers.ts';
import { failureOf } from '../../../writes/failure.ts';
import { requestKeys } from '../../../writes/request-key.ts';
import { AddContactDocument } from './AddContact.generated.ts';

/** After so many milliseconds the focus goes to the field (S-153). */
const focusAfterMs = 500;

const fields = {
  PHONE: { channel: 'TEXT', type: 'tel', autoComplete: 'tel-national', maxLength: 24 },
  EMAIL: { channel: 'EMAIL', type: 'email', autoComplete: 'email', maxLength: 254 },
} as const;

interface ProfileDialogProps {
  need: ProfileNeed;
  /** false where nothing was clipped before it: in the account. */
  isAfterClip?: boolean;
  onClose: () => void;
}

/** `#modalProfile`: after a first clip, asks for the mobile number or the email address that the profile lacks (S-55, S-153, S-154). */
export function ProfileDialog({ need, isAfterClip = true, onClose }: ProfileDialogProps) {
  const { profile: texts, close } = useOffersTexts();
  const client = useApolloClient();
  const announce = useAnnounce();
  const [keys] = useState(() => requestKeys());
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { channel, ...look } = fields[need];

  useEffect(() => {
    const timer = setTimeout(() => field.current?.focus(), focusAfterMs);
    return () => clearTimeout(timer);
  }, []);

  const wrong = (message: string) => {
    setProblem(message);
    field.current?.focus();
  };
  const save = async () => {
    const handle = text.trim();
    if (handle === '') return wrong(texts.invalid[need]);
    setBusy(true);
    setProblem(undefined);
    try {
      const input = { channel, handle, clientRequestId: keys.of({ handle }) };
      const { data } = await client.mutate({ mutation: AddContactDocument, variables: { input } });
      const [refusal] = data?.addContact.userErrors ?? [];
      if (refusal) return wrong(refusal.code === 'INVALID' ? texts.invalid[need] : refusal.message);
      announce(texts.saved[need]);
      onClose();
    } catch (error) {
      wrong(failureOf(error)?.message ?? texts.failed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      id="modalProfile"
      open
      onOpenChange={(open) => open || onClose()}
      eyebrow={isAfterClip ? <Status kind="done">{texts.done}</Status> : undefined}
      title={texts.title[need]}
      description={texts.text}
      closeLabel={close}
    >
      <form action={save} noValidate>
        <Stack gap={5}>
          <TextField
            ref={field}
            label={texts.label[need]}
            hint={texts.hint[need] || undefined}
            name="username"
            autoCapitalize="none"
            spellCheck={false}
            value={text}
            onChange={setText}
            error={problem}
            {...look}
          />
          <Stack gap={2}>
            <Button tone="primary" size="large" block type="submit" busy={isBusy} busyLabel={texts.saving}>
              {texts.save}
            </Button>
            <Button tone="plain" block onClick={onClose}>
              {texts.notNow}
            </Button>
          </Stack>
        </Stack>
      </form>
    </Dialog>
  );
}
