import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/index.ts';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Components/Feedback/Badge',
  component: Badge,
  args: { children: 'New' },
  parameters: {
    docs: {
      description: {
        component: `One or two words that set a thing apart from its neighbours.

**When to use.** For a property that holds for some only: new, best value, opted in. \`shape="number"\` numbers a step.

**When not.** For a state in time: Status. For a count: CountBadge. For what is saved: Ticket. To be pressed or taken away: Tag.

**Anatomy.** Words on a tinted ground.

**Accessibility.** Plain text in the order of reading; the words carry the meaning, the colour only helps.

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
