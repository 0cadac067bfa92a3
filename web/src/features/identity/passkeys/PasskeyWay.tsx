import { Button } from '@larder/design-system/Button';
import { Stack } from '@larder/design-system/Stack';
import { Text } from '@larder/design-system/Text';
import { usePasskeyTexts } from '../../../messages/account/passkeys.ts';
import { usePasskeySignIn } from './usePasskeySignIn.ts';

interface PasskeyWayProps {
  rememberMe: boolean;
  /** Called with the same-site path to go on to. */
  onSignedIn: (redirectTo: string | null) => void;
}

/** Signs in with a passkey: by this button, or from the list below a field of the same page. */
export function PasskeyWay(props: PasskeyWayProps) {
  const { signIn: texts } = usePasskeyTexts();
  const { signIn, isAsking, problem } = usePasskeySignIn(props);
  return (
    <Stack gap={2}>
      <Button
        tone="outline"
        size="large"
        block
        icon="key-round"
        busy={isAsking}
        busyLabel={texts.asking}
        onClick={() => void signIn()}
      >
        {texts.use}
      </Button>
      {problem && (
        <Text tone="error" role="alert">
          {problem}
        </Text>
      )}
    </Stack>
  );
}
