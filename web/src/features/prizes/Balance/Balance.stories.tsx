import { Stack } from '@larder/design-system/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { pointLabels } from '../../../testing/fixtures/prizes.ts';
import { Balance } from './Balance.tsx';

const meta = {
  title: 'Storefront/Prizes/Balance',
  component: Balance,
  args: { balance: 240, cost: 120, labels: pointLabels },
  parameters: {
    docs: {
      description: {
        component: `What there is of points, and what a spend leaves.

**When to use.** Under every button that spends points, in place of a confirmation dialog.

**When not.** For the balance on a game's page: DefinitionList.

**Anatomy.** One line: the balance in strong, then what is left.

**Accessibility.** Plain words.

**Keyboard.** None.`,
      },
    },
  },
} satisfies Meta<typeof Balance>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LeftAfterThisTheBalance: Story = {
  name: 'Left after this, the balance alone, not known',
  tags: ['row:I-3'],
  render: (args) => (
    <Stack gap={4}>
      <Balance {...args} />
      <Balance {...args} cost={0} />
      <Balance {...args} balance={null} />
    </Stack>
  ),
};
