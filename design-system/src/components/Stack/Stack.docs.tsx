import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
import { Button } from '../Button/index.ts';
import { Heading } from '../Heading/index.ts';
import { Text } from '../Text/index.ts';
import { Stack } from './Stack.tsx';

export const docs: ComponentDocs = {
  anatomy: {
    picture: (
      <Stack gap={4}>
        <Heading level={3} size="small">
          Harvest Spin
        </Heading>
        <Text>Three plays left today.</Text>
        <Button tone="primary">Play now</Button>
      </Stack>
    ),
    parts: [
      { name: 'Child', at: 'h3', note: 'without a margin of its own' },
      { name: 'Gap', at: 'div', note: 'a step of the 4 px grid' },
      { name: 'Last child', at: 'button', note: 'no space after it' },
    ],
  },
  do: {
    picture: (
      <Stack gap={2}>
        <Text weight="strong">Strawberries</Text>
        <Text size="meta" tone="soft">
          16 oz
        </Text>
      </Stack>
    ),
    because: 'Let the parent space its children: less space for what belongs together.',
  },
  dont: {
    picture: (
      <Stack gap={0}>
        <Text>One</Text>
        <br />
        <br />
        <Text>Two</Text>
      </Stack>
    ),
    because: 'Don’t space with empty lines; choose a gap.',
  },
  related: ['Inline', 'Grid', 'Divider', 'List'],
};
