import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
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
      { name: 'Title', at: 'h3 span', note: 'a heading that contains a button' },
      { name: 'Note', at: 'h3 span + span', note: 'small text, optional' },
      { name: 'Arrow', at: 'h3 svg', note: 'turns when it opens' },
      { name: 'Content', at: '[role=region]', note: 'in the page even when collapsed' },
    ],
  },
  do: {
    picture: <Accordion headingLevel={3} items={items} />,
    because: 'Collapse answers when each shopper needs only one or two.',
  },
  dont: {
    picture: <Accordion headingLevel={3} items={[{ value: 'total', title: 'Your total', content: '$48.20' }]} />,
    because: 'Don’t collapse what everybody reads.',
  },
  related: ['Tabs', 'FacetGroup', 'Heading'],
};
