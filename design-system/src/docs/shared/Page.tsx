import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import * as styles from './pages.css.ts';

interface PageProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** A page of the library that is written, not generated. */
export function Page({ title, lead, children }: PageProps) {
  return (
    <main className={styles.page}>
      <Stack gap={8}>
        <Stack gap={3}>
          <Heading level={1} size="page">
            {title}
          </Heading>
          <Text size="lead" tone="soft">
            {lead}
          </Text>
        </Stack>
        {children}
      </Stack>
    </main>
  );
}

/** One part of it. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap={3} as="section">
      <Heading level={2} size="title">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
