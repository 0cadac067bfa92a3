import { Button } from '@larder/design-system/Button';
import { Dialog } from '@larder/design-system/Dialog';
import { useAnnounce } from '@larder/design-system/LiveRegion';
import { Stack } from '@larder/design-system/Stack';
import { TextField } from '@larder/design-system/TextField';
import { useRef, useState } from 'react';
import { usePasskeyTexts } from '../../../messages/account/passkeys.ts';
import { failureOf } from '../../../writes/failure.ts';
import { useRenamePasskeyMutation } from './ManagePasskey.generated.ts';

interface RenamePasskeyProps {
  id: string;
  name: string;
  onClose: () => void;
}

/** Gives a passkey another name. */
export function RenamePasskey({ id, name, onClose }: RenamePasskeyProps) {
  const { renaming: texts } = usePasskeyTexts();
  const announce = useAnnounce();
  const [typed, setTyped] = useState(name);
  const [problem, setProblem] = useState<string>();
  const [rename, { loading }] = useRenamePasskeyMutation();
  const field = useRef<HTMLInputElement>(null);

  const refuse = (message: string) => {
    setProblem(message);
    field.current?.focus();
  };
  const submit = async () => {
    if (loading) return;
    try {
      const { data } = await rename({ variables: { input: { id, name: typed } } });
      const renamed = data?.renamePasskey.passkey;
      if (!renamed) return refuse(data?.renamePasskey.userErrors[0]?.message ?? texts.failed);
      announce(texts.done(renamed.name));
      onClose();
    } catch (error) {
      const failure = failureOf(error);
      if (failure) refuse(failure.message ?? texts.failed);
      else onClose();
    }
  };
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={texts.title} closeLabel={texts.close}>
      <form action={submit} noValidate>
        <Stack gap={5}>
          <TextField
            ref={field}
            label={texts.label}
            hint={texts.hint}
            name="name"
            autoComplete="off"
            maxLength={40}
            value={typed}
            onChange={setTyped}
            error={problem}
          />
          <Stack gap={2}>
            <Button tone="primary" size="large" block type="submit" busy={loading} busyLabel={texts.saving}>
              {texts.save}
            </Button>
            <Button tone="plain" block onClick={onClose}>
              {texts.cancel}
            </Button>
          </Stack>
        </Stack>
      </form>
    </Dialog>
  );
}
