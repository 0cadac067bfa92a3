import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Menu } from './Menu.tsx';

const share = fn();

const meta = {
  title: 'Components/Actions/Menu',
  component: Menu,
  args: {
    trigger: <Button tone="outline">More</Button>,
    entries: [
      { kind: 'action', label: 'Share', icon: 'external-link', onSelect: share },
      { kind: 'link', label: 'See similar', icon: 'search', href: '#similar' },
      { kind: 'action', label: 'Download', icon: 'download', disabled: true, onSelect: () => {} },
      { kind: 'line' },
      { kind: 'action', label: 'Remove', icon: 'trash-2', tone: 'error', onSelect: () => {} },
    ],
  },
  parameters: {
    docs: {
      description: {
        component: `A few actions, links, or choices behind a button.

**When to use.** For actions that are rarely needed (share, remove), and for the sort order of a list.

**When not.** For the main action: a visible Button. For site navigation: links in a \`nav\`. For a value in a form: Select.

**Anatomy.** The trigger, a Button or an IconButton; 44 px rows; lines between groups. A row is an action, a link, or one of several choices with a check mark.

**Accessibility.** A menu button, following the ARIA Authoring Practices. It isn't modal: the page behind stays available. What can't be undone is in words and in the error color. The browser's Back closes it (S-59).

**Keyboard.** Enter, Space, and Arrow Down open it at the first row. Arrow keys wrap around, Home and End go to the ends, a letter goes to the row that starts with it; Enter and Space choose; Escape and Tab close it and return focus to the trigger.`,
      },
    },
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Opens: Story = {
  tags: ['browser'],
  play: async ({ canvas, userEvent }) => {
    share.mockClear();
    canvas.getByRole('button', { name: 'More' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Share' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'See similar' })).toHaveFocus();
  },
};
export const Chooses: Story = {
  play: async ({ canvas, userEvent }) => {
    share.mockClear();
    canvas.getByRole('button', { name: 'More' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Share' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(share).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus());
  },
};

function Sort() {
  const [order, setOrder] = useState('match');
  return (
    <Menu
      trigger={
        <Button tone="outline" icon="chevron-down">
          Sort
        </Button>
      }
      entries={[
        {
          kind: 'choice',
          label: 'Sort by',
          value: order,
          onChange: setOrder,
          options: [
            { value: 'match', label: 'Best match' },
            { value: 'price', label: 'Price, low to high' },
            { value: 'unit', label: 'Unit price' },
          ],
        },
      ]}
    />
  );
}
export const Order: Story = {
  name: 'The order of a list',
  render: () => <Sort />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sort' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'Best match' })).toBeChecked();
  },
};
export const OnAnIcon: Story = {
  args: { trigger: <IconButton label="More about Bananas" icon="settings" />, align: 'end' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More about Bananas' }));
    await waitFor(() => expect(screen.getByRole('menu', { name: 'More about Bananas' })).toBeVisible());
  },
};
