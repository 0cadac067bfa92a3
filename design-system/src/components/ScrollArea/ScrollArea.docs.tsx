import type { ComponentDocs } from '../../docs/component-docs.ts';
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
      { name: 'Room', at: '[role=group]', note: 'named, and a stop of Tab' },
      { name: 'Content', at: '[role=group] > div', note: 'wider or higher than the room' },
    ],
  },
  do: {
    picture: <ScrollArea label="Departments">{chips}</ScrollArea>,
    because: 'Let the next thing look in from the edge, so that it shows there is more.',
  },
  dont: {
    picture: (
      <ScrollArea label="Words" direction="block" height="small">
        <Text>Read this.</Text>
      </ScrollArea>
    ),
    because: 'Don’t make a stop of Tab out of what fits anyway.',
  },
  related: ['Carousel', 'Table', 'Dialog'],
};
