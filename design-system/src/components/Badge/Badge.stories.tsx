import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/index.ts';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Components/Data display/Badge',
  component: Badge,
  args: { children: 'New' },
  parameters: {
    docs: {
      description: {
        component: `One or two words that set an item apart from its neighbors.

**When to use.** For a property only some items have: new, best value, opted in. \`shape="number"\` numbers a step.

**When not.** For a status that changes over time: Status. For a count: CountBadge. For savings: SavingsBadge. For something to press or remove: Tag.

**Anatomy.** Words on a tinted background.

**Accessibility.** Plain text in reading order. The words carry the meaning; the color only helps.

**Keyboard.** None.`,
      },
    },
  },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Tones: Story = {
  render: () => (
    <Inline gap={2}>
      {(['neutral', 'inverse', 'brand', 'success', 'warning', 'error'] as const).map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </Inline>
  ),
};
export const Numbers: Story = {
  render: () => (
    <Inline gap={2}>
      {[1, 2, 3].map((step) => (
        <Badge key={step} shape="number" tone="inverse">
          {step}
        </Badge>
      ))}
    </Inline>
  ),
};
