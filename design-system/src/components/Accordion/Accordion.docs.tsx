import type { ComponentDocs } from '../../docs/component-docs.ts';
import { Text } from '../Text/index.ts';
import { Accordion } from './Accordion.tsx';

const items = [
  { value: 'who', title: 'Who can play?', note: 'Short', content: <Text>Everybody who is 18 or older.</Text> },
  { value: 'when', title: 'When do I get my points?', content: <Text>Within 48 hours.</Text> },
];

export const docs: ComponentDocs = {
  anatomy: {
    picture: <Accordion headingLevel={3} items={items} defaultOpen={['who']} />,
    parts: [
      { name: 'Title', at: 'h3 span', note: 'a heading with a button in it' },
      { name: 'Note', at: 'h3 span + span', note: 'small words, optional' },
      { name: 'Arrow', at: 'h3 svg', note: 'turns when it opens' },
      { name: 'Content', at: '[role=region]', note: 'in the page even while closed' },
    ],
  },
  do: {
    picture: <Accordion headingLevel={3} items={items} />,
    because: 'Fold away answers of which a shopper needs one or two.',
  },
  dont: {
    picture: <Accordion headingLevel={3} items={[{ value: 'total', title: 'Your total', content: '$48.20' }]} />,
    because: 'Don’t fold away what everybody reads.',
  },
  related: ['Tabs', 'FacetGroup', 'Heading'],
};
