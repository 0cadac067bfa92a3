import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
import { Button } from '../Button/index.ts';
import { Text } from '../Text/index.ts';
import { Popover } from './Popover.tsx';

export const docs: ComponentDocs = {
  framed: 320,
  anatomy: {
    picture: (
      <Popover open trigger={<Button tone="plain">Why this price?</Button>} title="Why this price" closeLabel="Close">
        <Text>Members pay less for two.</Text>
      </Popover>
    ),
    parts: [
      { name: 'Trigger', at: 'button', note: 'says whether the panel is open' },
      { name: 'Title', at: '[role=dialog] h2', note: 'takes focus' },
      { name: 'Close button', at: '[role=dialog] button' },
      { name: 'Content', at: '[role=dialog] p' },
    ],
  },
  do: {
    picture: (
      <Popover
        open
        trigger={<Button tone="plain">What is a point worth?</Button>}
        title="Your points"
        closeLabel="Close"
      >
        <Text>Every dollar earns one point.</Text>
      </Popover>
    ),
    because: 'Answer a question where it comes up, for those who ask.',
  },
  dont: {
    picture: (
      <Popover open trigger={<Button tone="plain">Details</Button>} title="Conditions" closeLabel="Close">
        <Text>You pay $35 if you cancel.</Text>
      </Popover>
    ),
    because: 'Don’t tuck away what people need to know before they agree.',
  },
  related: ['Tooltip', 'Menu', 'Dialog', 'BottomSheet'],
};
