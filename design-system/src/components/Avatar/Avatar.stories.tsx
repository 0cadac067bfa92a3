import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/index.ts';
import { Text } from '../Text/index.ts';
import { Avatar } from './index.ts';

const face = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#9FD3F0"/><circle cx="32" cy="26" r="12" fill="#FFF"/><path d="M8 64a24 20 0 0 1 48 0" fill="#FFF"/></svg>',
)}`;

const meta = {
  title: 'Components/Data display/Avatar',
  component: Avatar,
  args: { name: 'Maya Lopez' },
  parameters: {
    docs: {
      description: {
        component: `A member of the household, as a picture or initials.

**When to use.** Where people are told apart: who is signed in, who shares a list.

**When not.** For stores and brands: an Image on a Tile. As a button of its own.

**Anatomy.** A 32, 44, or 64 px circle with a picture, or else the initials of the first and last name.

**Accessibility.** The name is its accessible name. Where the name is next to it, \`decorative\` keeps it from being read twice. Initials have a contrast of at least 4.5:1 on every banner's tint.

**Keyboard.** None.`,
      },
    },
  },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {};
export const Picture: Story = { args: { src: face } };
export const Sizes: Story = {
  render: (args) => (
    <Inline gap={3} align="center">
      <Avatar {...args} size="small" />
      <Avatar {...args} size="medium" />
      <Avatar {...args} size="large" />
      <Avatar {...args} size="large" src={face} />
    </Inline>
  ),
};
export const BesideItsName: Story = {
  args: { decorative: true },
  render: (args) => (
    <Inline gap={3} align="center">
      <Avatar {...args} />
      <Text weight="strong">{args.name}</Text>
    </Inline>
  ),
};
