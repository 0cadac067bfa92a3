import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Icon } from '../Icon/index.ts';
import { Text } from '../Text/index.ts';
import { Tile } from '../Tile/index.ts';
import { escapeReturnsFocus, withOpener } from '../../testing/overlay-stories.tsx';
import { Dialog } from './Dialog.tsx';

const Opened = withOpener(Dialog);

const meta = {
  title: 'Components/Overlays/Dialog',
  component: Dialog,
  tags: ['browser'],
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'How it works',
    closeLabel: 'Close',
    children: <Text>Shop, collect points, and spin the wheel for groceries.</Text>,
  },
  render: (args) => <Opened {...args} />,
  parameters: {
    docs: {
      story: { inline: false, height: '480px' },
      description: {
        component: `A task or a text above the page (S-59).

**When to use.** For something short that needs full attention and then returns to the page.

**When not.** For a question about something that can't be undone: AlertDialog. For navigation or a cart: Drawer. For a hint: Popover.

**Anatomy.** Scrim, panel, close button, optional eyebrow, picture or art, title, description, content, and stacked buttons.

**Accessibility.** Modal: the page behind it is inert. Named by its title, described by its description. Focus moves in when it opens and returns when it closes. 150 ms in, 300 ms out (S-259), without motion under reduced motion.

**Keyboard.** Tab stays inside; Escape and the browser's Back close it unless \`dismissible\` says otherwise; \`onBeforeClose\` can keep it open.`,
      },
    },
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithActions: Story = {
  args: {
    title: 'Leave the game?',
    description: 'Your plays stay for today.',
    actions: (
      <>
        <Button tone="primary" block>
          Keep playing
        </Button>
        <Button tone="quiet" block>
          Leave
        </Button>
      </>
    ),
    children: undefined,
  },
};
export const WithPicture: Story = {
  args: {
    align: 'center',
    titleSize: 'page',
    title: 'You won!',
    picture: (
      <Tile size="huge" tone="mint">
        <Icon name="trophy" size={32} />
      </Tile>
    ),
    actions: (
      <Button tone="primary" block>
        See my prize
      </Button>
    ),
  },
};
export const Wide: Story = { args: { size: 'wide', title: 'Official rules' } };
export const LongText: Story = {
  args: {
    title: 'Official rules',
    children: Array.from({ length: 24 }, (_, index) => (
      <Text key={index}>{index + 1}. No purchase is necessary. A purchase does not improve the chance of winning.</Text>
    )),
  },
};
export const Escape: Story = {
  name: 'Closes on Escape, focus returns',
  tags: ['row:S-59'],
  args: { open: false },
  play: escapeReturnsFocus('How it works'),
};
