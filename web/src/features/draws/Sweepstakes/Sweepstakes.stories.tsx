import type { Meta, StoryObj } from '@storybook/react-vite';
import { sweepstakes } from '../../../testing/fixtures/prizes.ts';
import { Sweepstakes } from './Sweepstakes.tsx';

const meta = {
  title: 'Storefront/Sweepstakes/Sweepstakes',
  component: Sweepstakes,
  args: { draw: sweepstakes },
  parameters: {
    docs: {
      description: {
        component: `The sweepstakes of a game: what can be won and how the winner is drawn.

**When to use.** On the page of a game with a sweepstakes, and on the page of its entry prize.

**When not.** To enter: EnterCard, on the prize's page.

**Anatomy.** The prize and its value, the four steps, the shopper's odds, how many have entered, and where to check it.

**Accessibility.** A section with its own heading; the parts are lists and links.

**Keyboard.** Tab to the links.`,
      },
    },
  },
} satisfies Meta<typeof Sweepstakes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { name: 'Open, with the odds of today', tags: ['row:N-30'] };
export const Published: Story = {
  name: 'Drawn and published',
  tags: ['row:N-30'],
  args: {
    draw: {
      ...sweepstakes,
      id: 'summer-cookout',
      state: 'PUBLISHED',
      prizeName: 'Free groceries for a month',
      prizeValueString: '$600',
      oddsString: null,
      drawDateString: 'Aug 3',
      steps: sweepstakes.steps.map((step) => ({ ...step, isDone: true, dateString: step.dateString ?? 'Aug 5' })),
    },
  },
};
