import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
import { RadioCards } from './RadioCards.tsx';

const nothing = () => {};
const channels = [
  { value: 'text', title: 'Text message', description: '(206) ···-··12', icon: 'smartphone' },
  { value: 'email', title: 'Email', description: 'm···@example.com', icon: 'mail' },
] as const;

export const docs: ComponentDocs = {
  anatomy: {
    picture: <RadioCards legend="Where should the code go?" options={channels} value="text" onChange={nothing} />,
    parts: [
      { name: 'Legend', at: 'legend' },
      { name: 'Card', at: 'label', note: 'all of it is the target' },
      { name: 'Icon or picture', at: 'label svg' },
      { name: 'Title', at: '[id$="-title"]' },
      { name: 'Description', at: '[id$="-description"]' },
      { name: 'Mark', at: 'input', note: 'a native radio button' },
    ],
  },
  do: {
    picture: <RadioCards legend="Where should the code go?" options={channels} value="email" onChange={nothing} />,
    because: 'Use it for two to five choices that need a line of explanation.',
  },
  dont: {
    picture: (
      <RadioCards
        legend="Size"
        options={[
          { value: 's', title: 'S' },
          { value: 'm', title: 'M' },
          { value: 'l', title: 'L' },
        ]}
        value="m"
        onChange={nothing}
      />
    ),
    because: 'Don’t use a card for a single word; a SegmentedControl fits on one line.',
  },
  related: ['RadioGroup', 'SegmentedControl', 'Field'],
};
