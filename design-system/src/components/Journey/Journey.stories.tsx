import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../Box/index.ts';
import { Button } from '../Button/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { TextLink } from '../TextLink/index.ts';
import { Journey } from './index.ts';

const order = [
  { key: 'placed', title: 'Placed', note: 'Today, 10:42 AM' },
  { key: 'locked', title: 'Locked', note: 'Wed, 11 PM' },
  { key: 'picking', title: 'Picking', note: 'Thu, from 2 PM' },
  { key: 'ready', title: 'Ready', note: 'Thu, by 4 PM' },
  { key: 'done', title: 'Picked up' },
];

const meta = {
  title: 'Components/Navigation/Journey',
  component: Journey,
  args: { label: 'Progress of your order', doneLabel: 'Done', steps: order, current: 'placed' },
  parameters: {
    docs: {
      description: {
        component: `The steps of a journey: what is behind, where one is, what is to come.

**Use it** as \`points\` for what an order passes by itself, as \`sections\` for what a shopper works through (checkout). **Don't use it** for a short flow of two or three pages (Steps), nor for amounts (ProgressBar).

**Anatomy.** Points: circles of 24 on a line of 2 px, side by side, upright where it is narrow. Sections: a number in a circle of 32 (inverse now, tint with a check when done, a ring later), title, what was chosen, a way back; only the current one is a card and shows what is to be done.

**Accessibility.** An ordered list by its label; the current step says \`aria-current="step"\`, one that is behind says "Done" before its title. Told by shape, number and check, not by colour alone.

**Keyboard.** Only what you put into it: actions and the current section's controls, in reading order.`,
      },
    },
  },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Placed: Story = {
  render: (args) => (
    <Box surface="card" padding={6} radius="card">
      <Journey {...args} />
    </Box>
  ),
};
export const Picking: Story = { ...Placed, args: { current: 'picking' } };
export const AllDone: Story = { ...Placed, args: { current: undefined } };
export const Checkout: Story = {
  args: {
    label: 'Checkout',
    kind: 'sections',
    current: 'place',
    steps: [
      {
        key: 'time',
        title: 'Time',
        note: 'Thursday, Aug 6, 4 to 5 PM',
        action: (
          <TextLink href="#time" standalone>
            Change
          </TextLink>
        ),
      },
      {
        key: 'place',
        title: 'Pickup place',
        note: '2300 16th St',
        children: (
          <Stack gap={4}>
            <Text>Bay 4, by the east door.</Text>
            <Button tone="primary">Use this place</Button>
          </Stack>
        ),
      },
      { key: 'out', title: 'If something is out', note: 'Best match for 4 items, refund for 2' },
      { key: 'review', title: 'Review' },
    ],
  },
};
