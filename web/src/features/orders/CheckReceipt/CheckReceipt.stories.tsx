import { Stack } from '@larder/design-system/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { CheckedStep, ReceiptReport } from './check-receipt.ts';
import { CheckReceipt } from './CheckReceipt.tsx';

const steps = (rightLines: number): CheckedStep[] => [
  { name: 'rules', right: 1, all: 1 },
  { name: 'digest', right: 1, all: 1 },
  { name: 'page', right: 1, all: 1 },
  { name: 'lines', right: rightLines, all: 9 },
  { name: 'totals', right: 1, all: 1 },
  { name: 'taxes', right: 1, all: 1 },
  { name: 'rest', right: 4, all: 4 },
];
const genuine: ReceiptReport = { isValid: true, older: null, steps: steps(9), differences: [] };
const tampered: ReceiptReport = {
  isValid: false,
  older: null,
  steps: steps(8),
  differences: [{ path: 'quote.lines[2].netCents', told: '799', computed: '599' }],
};

const earlier: ReceiptReport = {
  isValid: true,
  older: { rules: '2', totalCents: 3383 },
  steps: steps(9).filter(({ name }) => name !== 'rules' && name !== 'taxes'),
  differences: [],
};

const meta = {
  title: 'Storefront/Orders/CheckReceipt',
  component: CheckReceipt,
  args: {
    receipt: { __typename: 'Receipt', id: '4470318', digest: 'ab'.repeat(32), downloadPath: '/receipts/4470318.json' },
    state: { kind: 'idle' },
    onCheck: fn(),
  },
  parameters: {
    docs: {
      description: {
        component: `"Don't take our word for it": a receipt computed anew in this browser.

**When to use.** On a receipt, beside its sums.

**When not.** For an order that isn't final yet: its prices may still change.

**Anatomy.** A title that becomes the verdict, the steps with how many of their figures are right, the first figures that differ, and three ways: check, check a file of one's own, download.

**Accessibility.** The verdict takes focus; each step says in words whether it matches, and the marks differ in shape.

**Keyboard.** Tab to the buttons and the link.`,
      },
    },
  },
} satisfies Meta<typeof CheckReceipt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Before: Story = {
  tags: ['row:N-42'],
};

export const NotLoaded: Story = {
  name: 'When the file can not be loaded',
  args: { state: { kind: 'failed', reason: 'not-loaded' } },
};

export const OlderRules: Story = {
  name: 'Written by earlier rules',
  tags: ['row:N-42'],
  args: { state: { kind: 'done', report: earlier } },
};

export const Verdicts: Story = {
  name: 'Every cent is right, and a tampered file',
  tags: ['row:I-7'],
  render: (args) => (
    <Stack gap={6}>
      <CheckReceipt {...args} state={{ kind: 'done', report: genuine }} />
      <CheckReceipt {...args} state={{ kind: 'done', report: tampered }} />
    </Stack>
  ),
};
