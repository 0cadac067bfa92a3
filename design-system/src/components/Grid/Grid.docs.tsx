import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
import { Card } from '../Card/index.ts';
import { Text } from '../Text/index.ts';
import { Tile } from '../Tile/index.ts';
import { Grid } from './Grid.tsx';

export const docs: ComponentDocs = {
  anatomy: {
    picture: (
      <Grid columns={{ base: 2 }} gap={4}>
        <Tile size="fill" tone="sky" />
        <Tile size="fill" tone="mint" />
      </Grid>
    ),
    parts: [
      { name: 'Cell', at: 'div > div', note: 'all of one width' },
      { name: 'Gap', at: 'div', note: 'a step of space, or the page’s gutter' },
      { name: 'Next cell', at: 'div > div + div', note: 'columns by the width of the screen' },
    ],
  },
  do: {
    picture: (
      <Grid columns={{ base: 2 }} gap={4}>
        <Card padding="small">Harvest Spin</Card>
        <Card padding="small">Market Trail</Card>
      </Grid>
    ),
    because: 'Lay out things of one kind in columns that the design names by width.',
  },
  dont: {
    picture: (
      <Grid columns={{ base: 3 }} gap={2}>
        <Text>Play</Text>
        <Text>Rules</Text>
        <Text>A much longer label that breaks</Text>
      </Grid>
    ),
    because: 'Don’t press things of different lengths into equal columns; Inline wraps them.',
  },
  related: ['AutoGrid', 'Inline', 'Stack', 'Container'],
};
