import { Heading } from '@larder/design-system/Heading';
import { Stack } from '@larder/design-system/Stack';
import { Text } from '@larder/design-system/Text';
import type { ReactNode } from 'react';
import { PageTitle } from '../PageTitle/PageTitle.tsx';

interface PageProps {
  /** Of the document, and as its heading. */
  title: string;
  /** What the page is for, in a sentence. */
  lead?: string;
  children: ReactNode;
}

/** A page of parts, one below the other, under its heading. */
export function Page({ title, lead, children }: PageProps) {
  return (
    <Stack gap={8}>
      <PageTitle>{title}</PageTitle>
      <Stack as="header" gap={1}>
        <Heading level={1} size="page">
          {title}
        </Heading>
        {lead ? <Text tone="soft">{lead}</Text> : null}
      </Stack>
      {children}
    </Stack>
  );
}
