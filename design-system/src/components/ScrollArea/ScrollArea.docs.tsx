import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
import { Inline } from '../Inline/index.ts';
import { Tag } from '../Tag/index.ts';
import { Text } from '../Text/index.ts';
import { ScrollArea } from './ScrollArea.tsx';

const chips = (
  <Inline gap={2} wrap={false}>
    {['Bakery', 'Dairy', 'Deli', 'Floral', 'Frozen', 'Produce', 'Seafood'].map((name) => (
      <Tag key={name}>{name}</Tag>
    ))}
  </Inline>
);

export const docs: ComponentDocs = {
  anatomy: {
    picture: <ScrollArea label="Departments">{chips}</ScrollArea>,
    parts: [
      { name: 'Room', at: '[role=group]', note: 'named, and a Tab stop' },
      { name: 'Content', at: '[role=group] > div', note: 'wider or taller than the area' },
    ],
  },
  do: {
    picture: <ScrollArea label="Departments">{chips}</ScrollArea>,
    because: 'Let the next item peek in at the edge to show there is more.',
  },
  dont: {
    picture: (
      <ScrollArea label="Words" direction="block" height="small">
        <Text>Read this.</Text>
      </ScrollArea>
    ),
    because: 'Don’t add a Tab stop for what fits anyway.',
  },
  related: ['Carousel', 'Table', 'Dialog'],
};
