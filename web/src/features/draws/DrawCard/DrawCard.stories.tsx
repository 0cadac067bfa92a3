import type { Meta, StoryObj } from '@storybook/react-vite';
import { DrawCard } from './DrawCard.tsx';

const draw = {
  __typename: 'Draw',
  id: 'summer-cookout',
  state: 'PUBLISHED',
  drawDateString: 'Aug 3',
  entryCount: 48_213,
} as const;

const meta = {
  title: 'Storefront/Sweepstakes/DrawCard',
  component: DrawCard,
  args: { draw },
  parameters: {
    docs: {
      description: {
        component: `Where a game's draw stands.

**When to use.** On the page of a game, over or not, whose sweepstakes is drawn or will be.

**When not.** For the steps of a draw: DrawStatus.

**Anatomy.** A cup, when it is or was drawn from how many entries, the state once it is published, and the way to the verifier.

**Accessibility.** A heading, words for every state, one link.

**Keyboard.** The link.`,
      },
    },
  },
} satisfies Meta<typeof DrawCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Published: Story = {};
export const Open: Story = { args: { draw: { ...draw, state: 'OPEN', drawDateString: 'Sep 5' } } };
