import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../ButtonLink/index.ts';
import { Icon } from '../Icon/index.ts';
import { Tile } from '../Tile/index.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Components/Feedback/EmptyState',
  component: EmptyState,
  args: { title: 'No prizes yet', headingLevel: 2, children: 'Every prize that you win stands here.' },
  parameters: {
    docs: {
      description: {
        component: `Nothing is here yet, and what to do next.

**When to use.** For a list without entries, a search without results, a page that doesn't exist.

**When not.** When loading failed: Alert with an action.

**Anatomy.** A picture, what the situation is, and what to do next, in words and as a button.

**Accessibility.** The title is a heading at the level the page needs; the picture isn't read.

**Keyboard.** None of its own.`,
      },
    },
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WordsOnly: Story = {};
export const WithPictureAndAction: Story = {
  args: {
    picture: (
      <Tile size="huge" tone="mint">
        <Icon name="gift" size={32} />
      </Tile>
    ),
    actions: (
      <ButtonLink tone="primary" href="#games">
        Play now
      </ButtonLink>
    ),
  },
};
export const WholePage: Story = { args: { headingLevel: 1, headingSize: 'feature', title: 'This page is not here' } };
