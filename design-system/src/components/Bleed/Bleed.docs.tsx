import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
import { Card } from '../Card/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Tile } from '../Tile/index.ts';
import { Bleed } from './Bleed.tsx';

const art = <Tile size="banner" tone="sky" />;

export const docs: ComponentDocs = {
  anatomy: {
    picture: (
      <Card>
        <Stack gap={3}>
          <Text>Words keep the padding.</Text>
          <Bleed inline={5}>{art}</Bleed>
        </Stack>
      </Card>
    ),
    parts: [
      { name: 'Parent', at: 'div', note: 'with padding' },
      { name: 'Neighbor', at: 'p', note: 'stays inside the padding' },
      { name: 'Bleed', at: 'p + div', note: 'runs to the edge' },
    ],
  },
  do: {
    picture: (
      <Card>
        <Stack gap={3}>
          <Bleed inline={5}>{art}</Bleed>
          <Text>Harvest Spin</Text>
        </Stack>
      </Card>
    ),
    because: 'Let a picture run to the edge of its card, by the same step as the padding.',
  },
  dont: {
    picture: (
      <Card>
        <Bleed inline={5}>
          <Text>These words touch the edge of the card.</Text>
        </Bleed>
      </Card>
    ),
    because: 'Don’t take text out of the padding that keeps it readable.',
  },
  related: ['Box', 'Card', 'Stack'],
};
