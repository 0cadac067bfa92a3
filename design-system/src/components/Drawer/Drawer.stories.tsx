import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Stack } from '../Stack/index.ts';
import { TextLink } from '../TextLink/index.ts';
import { escapeReturnsFocus, withOpener } from '../../testing/overlay-stories.tsx';
import { Drawer } from './Drawer.tsx';

const Opened = withOpener(Drawer);

const links = ['Home', 'Play & Earn', 'Coupons', 'Weekly ad'].map((name) => (
  <TextLink key={name} href={`#${name}`} standalone>
    {name}
  </TextLink>
));

const meta = {
  title: 'Components/Overlays/Drawer',
  component: Drawer,
  tags: ['browser'],
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Menu',
    side: 'start',
    closeLabel: 'Close',
    children: <Stack gap={2}>{links}</Stack>,
  },
  render: (args) => <Opened {...args} />,
  parameters: {
    docs: {
      story: { inline: false, height: '480px' },
      description: {
        component: `A panel that slides in from the side of the screen (S-59).

**When to use.** \`side="start"\` for navigation on a phone, \`side="end"\` for filters and a cart.

**When not.** For a short question: Dialog. For choices on a phone: BottomSheet.

**Anatomy.** Scrim, panel, a top with the title or header and a close button, content that scrolls, and a footer that stays.

**Accessibility.** Modal and named by its title, which is read even when a header takes its place. Sides follow the reading direction.

**Keyboard.** Opens with focus on the close button; Tab stays inside; Escape and the browser's Back close it; focus returns.`,
      },
    },
  },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Start: Story = {};
export const End: Story = {
  args: {
    side: 'end',
    title: 'Filters',
    footer: (
      <Button tone="primary" block>
        Show 24 products
      </Button>
    ),
  },
};
export const Escape: Story = {
  name: 'Closes on Escape, focus returns',
  tags: ['row:S-59'],
  args: { open: false },
  play: escapeReturnsFocus('Menu'),
};
