import type { ComponentDocs } from '../../docs/component-docs.ts';
import { Card } from '../Card/index.ts';
import { Text } from '../Text/index.ts';
import { Truncate } from './Truncate.tsx';

const name = 'Organic strawberries from the farms of the valley, picked this morning, 16 ounces';

export const docs: ComponentDocs = {
  anatomy: {
    picture: (
      <Text>
        <Truncate>{name}</Truncate>
      </Text>
    ),
    parts: [
      { name: 'Text', at: 'span', note: 'whole in the document, cut for the eye' },
      { name: 'Ellipsis', at: 'p', note: 'after one to five lines' },
    ],
  },
  do: {
    picture: (
      <Card padding="small">
        <Truncate lines={2} as="div">
          {name}
        </Truncate>
      </Card>
    ),
    because: 'Cut names that come from data, where rows keep their height.',
  },
  dont: {
    picture: (
      <Card padding="small">
        <Truncate>Your order is late; we’ll refund the delivery fee today.</Truncate>
      </Card>
    ),
    because: 'Don’t cut what we have to say; give it the room.',
  },
  related: ['Text', 'Heading', 'Card'],
};
