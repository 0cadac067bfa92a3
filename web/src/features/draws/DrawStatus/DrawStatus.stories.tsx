import type { Meta, StoryObj } from '@storybook/react-vite';
import { DrawStatus } from './DrawStatus.tsx';

const step = (kind: 'COMMITTED' | 'CLOSED' | 'DRAWN' | 'VERIFIED', isDone: boolean, dateString: string | null) =>
  ({ __typename: 'DrawStep', kind, isDone, dateString }) as const;

const meta = {
  title: 'Storefront/Sweepstakes/DrawStatus',
  component: DrawStatus,
  args: {
    draw: {
      __typename: 'Draw',
      id: 'harvest',
      steps: [
        step('COMMITTED', true, 'Jul 28'),
        step('CLOSED', false, 'Sep 4'),
        step('DRAWN', false, 'Sep 5'),
        step('VERIFIED', false, null),
      ],
    },
  },
  parameters: {
    docs: {
      description: {
        component: `The four steps of a draw, done and to come.

**When to use.** On the page of a game with a sweepstakes, so that everyone knows the steps before entering.

**When not.** For the hashes and the file: the verifier's page.

**Anatomy.** Four dots along a line, vertical on a phone; each with its name, its day, and a sentence.

**Accessibility.** An ordered list; finished steps say so, and the current step is marked.

**Keyboard.** None.`,
      },
    },
  },
} satisfies Meta<typeof DrawStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Published: Story = {
  args: {
    draw: {
      __typename: 'Draw',
      id: 'cookout',
      steps: [
        step('COMMITTED', true, 'Jul 1'),
        step('CLOSED', true, 'Jul 31'),
        step('DRAWN', true, 'Aug 3'),
        step('VERIFIED', true, 'Aug 5'),
      ],
    },
  },
};
