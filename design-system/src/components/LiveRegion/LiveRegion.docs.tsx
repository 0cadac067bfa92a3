import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
import { Button } from '../Button/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { LiveRegionProvider } from './LiveRegion.tsx';

export const docs: ComponentDocs = {
  anatomy: {
    picture: (
      <LiveRegionProvider>
        <Stack gap={2} align="start">
          <Button tone="outline">Add to cart</Button>
        </Stack>
      </LiveRegionProvider>
    ),
    parts: [
      { name: 'Application', at: 'button', note: 'anything in it can call `useAnnounce()`' },
      { name: 'Live region', at: 'output', note: 'one, hidden, polite, there from the start' },
    ],
  },
  do: {
    picture: (
      <Stack gap={1}>
        <Text weight="strong">3 results</Text>
        <Text size="meta" tone="soft">
          Heard: “3 results”
        </Text>
      </Stack>
    ),
    because: 'Announce a change that the eye sees at once, in the same few words.',
  },
  dont: {
    picture: (
      <Stack gap={1}>
        <Text weight="strong">Dialog “How it works”</Text>
        <Text size="meta" tone="soft">
          Heard: “The dialog How it works has opened. How it works, dialog”
        </Text>
      </Stack>
    ),
    because: 'Don’t announce what has just taken the focus: it would be heard twice.',
  },
  related: ['Toast', 'Alert', 'VisuallyHidden'],
};
