import type { ReactNode } from 'react';
import { Heading } from '@larder/design-system/Heading';
import { Inline } from '@larder/design-system/Inline';
import { Stack } from '@larder/design-system/Stack';
import { Text } from '@larder/design-system/Text';
import { useMessages } from '../messages/messages.tsx';

interface PageTitleProps {
  title: string;
  /** One sentence below it. */
  children?: ReactNode;
  /** What can be done on the page. */
  actions?: ReactNode;
}

/** The heading of a screen, which the window is titled by, too. */
export function PageTitle({ title, children, actions }: PageTitleProps) {
  const messages = useMessages();
  return (
    <Inline gap={4} align="end" justify="between">
      <title>{`${title} · ${messages.title}`}</title>
      <Stack gap={1}>
        <Heading level={1} size="feature" id="page-title" tabIndex={-1}>
          {title}
        </Heading>
        {children && <Text tone="soft">{children}</Text>}
      </Stack>
      {actions && <Inline gap={2}>{actions}</Inline>}
    </Inline>
  );
}
