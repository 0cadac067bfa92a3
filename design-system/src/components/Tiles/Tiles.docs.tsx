import type { ComponentDocs } from '../../docs/component-docs.ts';
import { Card } from '../Card/index.ts';
import { Tiles } from './Tiles.tsx';

const three = ['Bakery', 'Dairy', 'Produce'].map((name) => (
  <Card key={name} padding="small">
    {name}
  </Card>
));

export const docs: ComponentDocs = {
  anatomy: {
    picture: (
      <Tiles size="tiny" gap={3}>
        {three}
      </Tiles>
    ),
    parts: [
      { name: 'Tile', at: 'div > div', note: 'at least 120, 160, 240, or 320 px wide' },
      { name: 'Gap', at: 'div', note: 'a step of space, or the page’s gutter' },
      { name: 'Last tile', at: 'div > div:last-child', note: 'a new row when the room is used up' },
    ],
  },
  do: {
    picture: (
      <Tiles size="tiny" gap={3}>
        {three}
      </Tiles>
    ),
    because: 'Name the least width and let the room decide how many stand in a row.',
  },
  dont: {
    picture: (
      <Tiles size="large" gap={3}>
        <Card padding="small">1</Card>
        <Card padding="small">2</Card>
      </Tiles>
    ),
    because: 'Don’t give small things a large least width: each gets a row to itself.',
  },
  related: ['Grid', 'Inline', 'Carousel'],
};
