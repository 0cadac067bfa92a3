import { usePasskeyTexts } from '../../../messages/account/passkeys.ts';
import { failureOf, wantsStepUp } from '../../../writes/failure.ts';
import { type Removal, RemovalDialog } from '../RemovalDialog.tsx';
import { loadDevice } from './lazy-device.ts';
import { useRemovePasskeyMutation } from './ManagePasskey.generated.ts';

interface RemovePasskeyProps {
  passkey: { id: string; name: string; host: string };
  onClose: () => void;
}

/** Asks before a passkey is removed (N-3). */
export function RemovePasskey({ passkey: { id, name, host }, onClose }: RemovePasskeyProps) {
  const { removing: texts } = usePasskeyTexts();
  const [send, { loading }] = useRemovePasskeyMutation();

  const remove = async (): Promise<Removal> => {
    try {
      await send({ variables: { input: { id } } });
    } catch (error) {
      if (wantsStepUp(error)) return { kind: 'step-up' };
      const failure = failureOf(error);
      return failure ? { kind: 'failed', message: failure.message ?? texts.failed } : { kind: 'session-ended' };
    }
    // A device that can't be told goes on listing it, as the question said.
    void loadDevice()
      .then((device) => device.forgetOnDevice(host, id))
      .catch(() => undefined);
    return { kind: 'removed' };
  };
  return (
    <RemovalDialog
      title={texts.title(name)}
      text={texts.text}
      words={texts}
      doneText={texts.done(name)}
      isBusy={loading}
      remove={remove}
      onClose={onClose}
    />
  );
}
