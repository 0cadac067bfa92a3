import { Alert } from '@larder/design-system/Alert';
import { Heading } from '@larder/design-system/Heading';
import { Note } from '@larder/design-system/Note';
import { Stack } from '@larder/design-system/Stack';
import { Text } from '@larder/design-system/Text';
import type { ReactNode } from 'react';
import { useIdentityTexts } from '../../../messages/identity.ts';

interface StepHeadProps {
  title: string;
  lead: ReactNode;
  /** What shoppers without JavaScript see; the sign-in text by default. */
  noScript?: string;
  /** Progress, above the title. */
  above?: ReactNode;
  error: string | undefined;
}

/** The top of a sign-in screen: its title, what to do, and what went wrong. */
export function StepHead({ title, lead, noScript, above, error }: StepHeadProps) {
  const { signIn: texts } = useIdentityTexts();
  return (
    <>
      <Stack gap={3}>
        {above}
        <Heading level={1} size="landing" tabIndex={-1}>
          {title}
        </Heading>
        <Text tone="soft">{lead}</Text>
      </Stack>
      <noscript>
        <Note icon="info">{noScript ?? texts.noScript}</Note>
      </noscript>
      {error && (
        <Alert tone="error" title={error}>
          {null}
        </Alert>
      )}
    </>
  );
}
