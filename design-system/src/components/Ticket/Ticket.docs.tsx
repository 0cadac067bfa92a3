import type { ComponentDocs } from '../../docs/component-docs.ts';
import { Inline } from '../Inline/index.ts';
import { Text } from '../Text/index.ts';
import { Ticket } from './Ticket.tsx';

export const docs: ComponentDocs = {
  anatomy: {
    picture: <Ticket size="value">$1.50</Ticket>,
    parts: [
      { name: 'Ticket', at: 'span', note: 'the one yellow fill, notched' },
      { name: 'Value', at: 'span', note: 'a few words, or a large figure' },
    ],
  },
  do: {
    picture: (
      <Inline gap={3}>
        <Text>Strawberries</Text>
        <Ticket>Save $1.50</Ticket>
      </Inline>
    ),
    because: 'Show the saving once, where the eye meets it.',
  },
  dont: {
    picture: (
      <Inline gap={2}>
        <Ticket>New</Ticket>
        <Ticket>Popular</Ticket>
      </Inline>
    ),
    because: 'Don’t spend the yellow on anything but savings and wins.',
  },
  related: ['Price', 'Badge', 'Tag'],
};
