import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from './Text.tsx';

export const docs: ComponentDocs = {
  anatomy: {
    picture: (
      <Text>
        Earn <strong>one point</strong> for every dollar.
      </Text>
    ),
    parts: [
      { name: 'Paragraph', at: 'p', note: '13, 16, or 20 px in rem, on its own line height' },
      { name: 'Emphasis', at: 'strong', note: 'inherits size and color' },
    ],
  },
  do: {
    picture: (
      <Stack gap={1}>
        <Text>Points arrive within 48 hours.</Text>
        <Text size="meta" tone="soft">
          Ends May 31
        </Text>
      </Stack>
    ),
    because: 'Set what matters in ink, and the rest small and soft.',
  },
  dont: {
    picture: <Text tone="error">Save $1.50 today</Text>,
    because: 'Don’t use color to shout: `error` means something is wrong.',
  },
  related: ['Heading', 'TextLink', 'Truncate', 'Numeral'],
};
