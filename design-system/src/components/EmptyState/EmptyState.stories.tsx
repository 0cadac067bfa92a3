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
        component: `Nothing is here, and what to do next.

**When to use.** For a list without entries, a search without results, a page that is not there.

**When not.** When loading failed: Alert with a way on.

**Anatomy.** One picture, what is so, what to do next in words and as a button.

**Accessibility.** The title is a heading of the level that the page needs; the picture says nothing.

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
