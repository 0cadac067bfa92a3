import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
import { Card } from '../Card/index.ts';
import { AutoGrid } from './AutoGrid.tsx';

const three = ['Bakery', 'Dairy', 'Produce'].map((name) => (
  <Card key={name} padding="small">
    {name}
  </Card>
));

export const docs: ComponentDocs = {
  anatomy: {
    picture: (
      <AutoGrid size="tiny" gap={3}>
        {three}
      </AutoGrid>
    ),
    parts: [
      { name: 'Tile', at: 'div > div', note: 'at least 120, 160, 240, or 320 px wide' },
      { name: 'Gap', at: 'div', note: 'a step of space, or the page’s gutter' },
      { name: 'Last tile', at: 'div > div:last-child', note: 'wraps when there is no room left' },
    ],
  },
  do: {
    picture: (
      <AutoGrid size="tiny" gap={3}>
        {three}
      </AutoGrid>
    ),
    because: 'Set the minimum width and let the space decide how many fit in a row.',
  },
  dont: {
    picture: (
      <AutoGrid size="large" gap={3}>
        <Card padding="small">1</Card>
        <Card padding="small">2</Card>
      </AutoGrid>
    ),
    because: 'Don’t give small items a large minimum width: each gets a row to itself.',
  },
  related: ['Grid', 'Inline', 'Carousel'],
};
