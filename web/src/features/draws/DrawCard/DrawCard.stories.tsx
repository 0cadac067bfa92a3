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

**When to use.** On a game's page, during or after the game, if it has a sweepstakes.

**When not.** For a draw's steps: DrawStatus.

**Anatomy.** A cup, when it draws or drew and from how many entries, the status once published, and the link to the verifier.

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
