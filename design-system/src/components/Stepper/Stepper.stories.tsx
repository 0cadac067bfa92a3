import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../Box/index.ts';
import { Button } from '../Button/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { TextLink } from '../TextLink/index.ts';
import { Stepper } from './index.ts';

const order = [
  { key: 'placed', title: 'Placed', note: 'Today, 10:42 AM' },
  { key: 'locked', title: 'Locked', note: 'Wed, 11 PM' },
  { key: 'picking', title: 'Picking', note: 'Thu, from 2 PM' },
  { key: 'ready', title: 'Ready', note: 'Thu, by 4 PM' },
  { key: 'done', title: 'Picked up' },
];

const meta = {
  title: 'Components/Navigation/Stepper',
  component: Stepper,
  args: { label: 'Order progress', doneLabel: 'Done', steps: order, current: 'placed' },
  parameters: {
    docs: {
      description: {
        component: `The steps of a process: which are done, which is current, and which are to come.

**When to use.** \`points\` for what an order passes through on its own, \`sections\` for what a shopper works through (checkout), \`dashes\` for a dialog of two to five steps.

**When not.** For an amount: ProgressBar. For the way to a page: Breadcrumbs.

**Anatomy.** Points: 24 px circles on a 2 px line, side by side, stacked where space is narrow. Sections: a number in a 32 px circle (inverse now, tinted with a check when done, outlined later), title, what was chosen, a way back; only the current one is a card and shows its content. Dashes: the position in words, and a dash for each step.

**Accessibility.** Points and sections are an ordered list named by its label; the current step has \`aria-current="step"\`, and a completed one is announced with "Done" before its title. State is conveyed by shape, number, and check, not by color alone. With dashes, the words are read and the dashes are not.

**Keyboard.** Only what you put inside: actions and the current section's controls, in reading order.`,
      },
    },
  },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Placed: Story = {
  render: (args) => (
    <Box surface="card" padding={6} radius="card">
      <Stepper {...args} />
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
export const FirstOfTwo: Story = {
  render: () => <Stepper kind="dashes" label="Step 1 of 2" steps={order.slice(0, 2)} current="placed" />,
};
export const LastOfThree: Story = {
  render: () => <Stepper kind="dashes" label="Step 3 of 3" steps={order.slice(0, 3)} current="picking" />,
};
