import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '../Box/index.ts';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { ScrollArea } from './ScrollArea.tsx';

const prizes = ['Free coffee', '$5 off', 'Bagels', 'Apples', 'Free bread', '$2 off', 'Oranges', 'Milk', 'Eggs', 'Tea'];

const meta = {
  title: 'Components/Layout/ScrollArea',
  component: ScrollArea,
  args: {
    label: 'Prizes',
    children: (
      <Inline gap={3} wrap={false}>
        {prizes.map((prize) => (
          <Box key={prize} paddingX={6} paddingY={8} surface="tile" radius="tile">
            <Text nowrap>{prize}</Text>
          </Box>
        ))}
      </Inline>
    ),
  },
  parameters: {
    docs: {
      description: {
        component: `An area that scrolls when its content doesn't fit.

**When to use.** For a table on a phone, a row of chips, the terms in a dialog.

**When not.** For a page: pages scroll by themselves. For a row of cards with buttons: Carousel.

**Anatomy.** A named group that scrolls sideways or down; let the next item peek in at the edge.

**Accessibility.** It's a Tab stop, because what can't take focus can't be scrolled with the keyboard (WCAG 2.1.1). It has a name, and it is positioned, so hidden words inside don't widen the page.

**Keyboard.** Tab reaches it; arrow keys, Page Up, Page Down, Home, and End scroll it.`,
      },
    },
  },
} satisfies Meta<typeof ScrollArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AlongTheLine: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('group', { name: 'Prizes' })).toHaveFocus();
  },
};
export const WithoutABar: Story = { args: { barHidden: true } };
export const Down: Story = {
  args: {
    label: 'Terms',
    direction: 'block',
    height: 'small',
    children: (
      <Box padding={4} surface="tile">
        <Stack gap={4}>
          {prizes.map((prize) => (
            <Text key={prize}>
              {prize}: one per household and day, while the season lasts. It has no value in money and is not given to
              somebody else.
            </Text>
          ))}
        </Stack>
      </Box>
    ),
  },
};
