import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
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
      { name: 'Text', at: 'span', note: 'complete in the document, cut off visually' },
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
    because: 'Truncate names from data in rows of fixed height.',
  },
  dont: {
    picture: (
      <Card padding="small">
        <Truncate>Your order is late; we’ll refund the delivery fee today.</Truncate>
      </Card>
    ),
    because: 'Don’t truncate our own words; give them room.',
  },
  related: ['Text', 'Heading', 'Card'],
};
