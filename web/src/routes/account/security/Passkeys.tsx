import { Alert } from '@larder/design-system/Alert';
import { Button } from '@larder/design-system/Button';
import { Card } from '@larder/design-system/Card';
import { Heading } from '@larder/design-system/Heading';
import { List, ListItem } from '@larder/design-system/List';
import { useAnnounce } from '@larder/design-system/LiveRegion';
import { Text } from '@larder/design-system/Text';
import { Suspense, useState } from 'react';
import { OneTimeCodePart } from '../../../features/identity/parts.ts';
import { RemovePasskeyPart, RenamePasskeyPart } from '../../../features/identity/passkey-parts.ts';
import { PasskeyCard } from '../../../features/identity/passkeys/PasskeyCard.tsx';
import type { PasskeyCard_PasskeyFragment } from '../../../features/identity/passkeys/PasskeyCard.generated.ts';
import { useAddPasskey } from '../../../features/identity/passkeys/useAddPasskey.ts';
import { padded } from '../../../features/profile/AccountPage/AccountPage.css.ts';
import { usePasskeyTexts } from '../../../messages/account/passkeys.ts';

type Open = { kind: 'rename' | 'remove'; passkey: PasskeyCard_PasskeyFragment } | { kind: 'code' } | null;

/** The shopper's passkeys: adding, renaming, removing. The code always remains. */
export function Passkeys({ passkeys }: { passkeys: readonly PasskeyCard_PasskeyFragment[] }) {
  const { page: texts, adding, added, exists } = usePasskeyTexts();
  const announce = useAnnounce();
  const [open, setOpen] = useState<Open>(null);
  const [problem, setProblem] = useState<string>();
  const { isBusy, add } = useAddPasskey();
  const close = () => setOpen(null);

  const addHere = async () => {
    setProblem(undefined);
    const outcome = await add();
    if (outcome.kind === 'step-up') return setOpen({ kind: 'code' });
    if (outcome.kind === 'failed') return setProblem(outcome.message);
    if (outcome.kind === 'exists') return setProblem(exists);
    if (outcome.kind === 'added') announce(added(outcome.name));
  };
  return (
    <Card as="section" padding="none" aria-labelledby="passkeys">
      <div className={padded.facts}>
        <Heading level={2} size="title" id="passkeys">
          {texts.title}
        </Heading>
        <Text tone="soft">{texts.text}</Text>
        {passkeys.length === 0 ? (
          <Text>{texts.none}</Text>
        ) : (
          <List kind="divided">
            {passkeys.map((passkey) => (
              <ListItem key={passkey.id}>
                <PasskeyCard
                  passkey={passkey}
                  showsHost={passkeys.some(({ host }) => host !== passkey.host)}
                  onRename={() => setOpen({ kind: 'rename', passkey })}
                  onRemove={() => setOpen({ kind: 'remove', passkey })}
                />
              </ListItem>
            ))}
          </List>
        )}
        {problem && (
          <Alert tone="warning" size="small" title={problem}>
            {null}
          </Alert>
        )}
        <div>
          <Button tone="primary" icon="key-round" busy={isBusy} busyLabel={adding} onClick={() => void addHere()}>
            {texts.add}
          </Button>
        </div>
      </div>
      <Suspense>
        {open?.kind === 'rename' && <RenamePasskeyPart {...open.passkey} onClose={close} />}
        {open?.kind === 'remove' && <RemovePasskeyPart passkey={open.passkey} onClose={close} />}
        {open?.kind === 'code' && (
          <OneTimeCodePart
            open
            onOpenChange={(isOpen) => isOpen || close()}
            onConfirmed={() => {
              close();
              void addHere();
            }}
          />
        )}
      </Suspense>
    </Card>
  );
}
