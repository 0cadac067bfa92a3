import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Box } from '../Box/index.ts';
import { Button } from '../Button/index.ts';
import { Grid } from '../Grid/index.ts';
import { List, ListItem } from '../List/index.ts';
import { Popover } from './Popover.tsx';

const meta = {
  title: 'Components/Overlays/Popover',
  component: Popover,
  tags: ['browser'],
  args: {
    trigger: <Button tone="plain">Why this price</Button>,
    title: 'Why this price',
    closeLabel: 'Close',
    children: (
      <List kind="divided">
        <ListItem>Regular price $5.99</ListItem>
        <ListItem>Sale, until Tuesday −$2.00</ListItem>
        <ListItem>Your coupon −$0.50</ListItem>
      </List>
    ),
  },
  parameters: {
    docs: {
      description: {
        component: `A small panel next to what it explains.

**When to use.** For a detail on request: why this price, what a point is worth.

**When not.** For a list of actions: Menu. For what everyone needs: write it on the page. For a form with several fields: Dialog.

**Anatomy.** The trigger, a Button or an IconButton; title, close button, content. 320 px wide; it flips to the other side when there is no room.

**Accessibility.** A non-modal dialog: the page behind stays available. The title takes focus, and focus returns on close. Escape, a press outside, its trigger, and the browser's Back close it (S-59); \`onBeforeClose\` can refuse. The trigger has its expanded state.

**Keyboard.** Enter and Space on the trigger open it; Tab cycles inside; Escape closes.`,
      },
    },
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

const opens: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Why this price' }));
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Why this price' })).toBeVisible());
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Why this price' })).toHaveFocus());
};

export const Opens: Story = { play: opens };
export const AtTheStart: Story = { args: { align: 'start' }, play: opens };
export const Above: Story = {
  args: { side: 'above' },
  render: (args) => (
    <Grid columns={{ base: 1 }} gap={0}>
      {[1, 2, 3].map((line) => (
        <Box key={line} paddingY={20} />
      ))}
      <Popover {...args} />
    </Grid>
  ),
  play: opens,
};
export const EscapeCloses: Story = {
  name: 'Escape closes it',
  tags: ['row:S-59'],
  play: async (context) => {
    await opens(context);
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Why this price' })).toHaveFocus());
  },
};
