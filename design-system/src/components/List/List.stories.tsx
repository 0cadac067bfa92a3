import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from '../TextLink/index.ts';
import { List, ListItem } from './List.tsx';

const meta = {
  title: 'Components/Typography/List',
  component: List,
  subcomponents: { ListItem },
  args: {
    kind: 'bullet',
    children: (
      <>
        <ListItem>Shop with your account and earn points.</ListItem>
        <ListItem>
          Play as often as your points allow, once more each day from midnight of your store’s day, wherever you are and
          whatever you have bought before.
        </ListItem>
        <ListItem>Claim what you win within 48 hours.</ListItem>
      </>
    ),
  },
  parameters: {
    docs: {
      description: {
        component: `Items that belong together, one below the other.

**When to use.** \`bullet\` for running text, \`number\` for steps, \`check\` for what is included, \`divided\` for rows, \`plain\` for items with a look of their own.

**When not.** For names with values: DefinitionList. For cards: Stack or Grid with \`as="ul"\`.

**Anatomy.** List and ListItem; space between items in steps of 4 px.

**Accessibility.** A \`ul\` or \`ol\` with an explicit role, because Safari drops it from a list without bullets. Markers are drawn, not read.

**Keyboard.** None of its own.`,
      },
    },
  },
} satisfies Meta<typeof List>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bullets: Story = {};
export const Numbers: Story = { args: { kind: 'number' } };
export const Checks: Story = { args: { kind: 'check', gap: 3 } };
export const Divided: Story = { args: { kind: 'divided' } };
export const Small: Story = { args: { size: 'meta', gap: 1 } };
export const OfLinks: Story = {
  args: {
    kind: 'plain',
    'aria-label': 'Help',
    gap: 1,
    children: ['Official Rules', 'Privacy', 'Contact'].map((title) => (
      <ListItem key={title}>
        <TextLink href="#" standalone>
          {title}
        </TextLink>
      </ListItem>
    )),
  },
};
