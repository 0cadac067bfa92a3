import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
import { Button } from '../Button/index.ts';
import { Heading } from '../Heading/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Card } from './Card.tsx';

export const docs: ComponentDocs = {
  anatomy: {
    picture: (
      <Card>
        <Stack gap={3}>
          <Heading level={3} size="small">
            Harvest Spin
          </Heading>
          <Text>Three plays left today.</Text>
        </Stack>
      </Card>
    ),
    parts: [
      { name: 'Edge', at: 'div', note: 'a hairline; ink for a win' },
      { name: 'Padding', at: 'div > div', note: 'none, small, medium, or large' },
      { name: 'Content', at: 'p', note: 'anything; a Stack spaces it' },
    ],
  },
  do: {
    picture: (
      <Card as="article">
        <Stack gap={4} align="start">
          <Heading level={3} size="small">
            Harvest Spin
          </Heading>
          <Button tone="primary">Play now</Button>
        </Stack>
      </Card>
    ),
    because: 'Put one item in it, with one main action.',
  },
  dont: {
    picture: (
      <Card>
        <Stack gap={3}>
          <Text>Games</Text>
          <Card>
            <Text>Harvest Spin</Text>
          </Card>
        </Stack>
      </Card>
    ),
    because: 'Don’t put a card inside a card; borders inside borders say nothing.',
  },
  related: ['Box', 'Tile', 'Grid', 'Stack'],
};
