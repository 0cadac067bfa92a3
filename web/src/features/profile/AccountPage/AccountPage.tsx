import { Heading } from '@larder/design-system/Heading';
import { Stack } from '@larder/design-system/Stack';
import { Text } from '@larder/design-system/Text';
import type { ReactNode } from 'react';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import type { Messages } from '../../../messages/catalogs.ts';
import { useMessages } from '../../../messages/messages.ts';
import { page } from './AccountPage.css.ts';

interface AccountPageProps {
  /** Which account page; the frame has its name. */
  name: keyof Messages['frame']['account']['pages'];
  lead: string;
  children: ReactNode;
}

/** An account screen under its title. */
export function AccountPage({ name, lead, children }: AccountPageProps) {
  const title = useMessages().frame.account.pages[name];
  return (
    <div className={page}>
      <PageTitle>{title}</PageTitle>
      <Stack gap={2} as="header">
        <Heading level={1} size="page" id="page-title" tabIndex={-1}>
          {title}
        </Heading>
        <Text tone="soft">{lead}</Text>
      </Stack>
      {children}
    </div>
  );
}
