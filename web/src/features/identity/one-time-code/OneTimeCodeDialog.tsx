import { Button } from '@larder/design-system/Button';
import { Dialog } from '@larder/design-system/Dialog';
import { Stack } from '@larder/design-system/Stack';
import { Text } from '@larder/design-system/Text';
import type { SignInChannel } from '../../../graphql/schema-types.ts';
import { useIdentityTexts } from '../../../messages/identity.ts';
import { CodeStep } from './CodeStep.tsx';
import { useOneTimeCode } from './useOneTimeCode.ts';

interface OneTimeCodeDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called once the code was right: the refused action can be sent again. */
  onConfirmed: () => void;
}

/** Confirms a sensitive action long after signing in with a code to the signed-in shopper (N-3). */
export function OneTimeCodeDialog({ open, onOpenChange, onConfirmed }: OneTimeCodeDialogProps) {
  const { stepUp: texts, code: codeTexts } = useIdentityTexts();
  const code = useOneTimeCode({ purpose: 'STEP_UP', onVerified: onConfirmed });
  const send = (channel: SignInChannel) => void code.send({ channel });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={code.sent ? codeTexts.title : texts.title}
      closeLabel={texts.close}
    >
      {code.sent ? (
        <CodeStep
          code={code}
          sent={code.sent}
          submitLabel={codeTexts.confirm}
          titled={false}
          onOtherChannel={() => send(code.sent?.request.channel === 'SMS' ? 'EMAIL' : 'SMS')}
        />
      ) : (
        <Stack gap={6}>
          <Text tone="soft">{texts.text}</Text>
          {code.sendError && (
            <Text tone="error" role="alert">
              {code.sendError}
            </Text>
          )}
          <Stack gap={2}>
            <Button tone="primary" size="large" block busy={code.sending} onClick={() => send('SMS')}>
              {texts.sendText}
            </Button>
            <Button tone="quiet" size="large" block disabled={code.sending} onClick={() => send('EMAIL')}>
              {texts.sendEmail}
            </Button>
          </Stack>
        </Stack>
      )}
    </Dialog>
  );
}
