import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { LiveRegionProvider } from '../LiveRegion/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Wheel, type WheelProps } from './index.ts';

const sign = (
  <path
    transform="translate(-27 -27) scale(1.93)"
    fill="currentColor"
    d="M14 4.500c3.900 0 7 2.900 7 6.400 0 3.300-2.500 5.900-5.700 6.300V23h-2.600v-5.800C9.500 16.800 7 14.200 7 10.900c0-3.500 3.100-6.400 7-6.400Z"
  />
);
const words = ['5 pts', 'Apples', '50 pts', 'Try again', '10 pts', 'Coffee', '100 pts', 'Try again'];

const meta = {
  title: 'Components/Games/Wheel',
  component: Wheel,
  args: { fields: words.map((label) => ({ label })), drawn: undefined, state: 'waiting', onRest: () => {}, sign },
  parameters: {
    docs: {
      description: {
        component: `A prize wheel that spins to a field drawn elsewhere. It shows the result; it never decides it.

**When to use.** On the stage of a game, next to the Play button and the words that give the result.

**When not.** Anywhere else: toys are for games.

**Anatomy.** A rim with bulbs, fields in four tints (neighbors never share one), a hub with the banner's mark, a pointer, a stand. Paper stays light in dark mode. It spins three times in 4.2 s and slows to a stop; the pointer ticks at every edge, and \`onTurn\` passes the times on for a sound.

**Accessibility.** The result is text that takes focus; the wheel illustrates it and is hidden unless \`label\` says what it is. With reduced motion it shows the result at once and calls \`onRest\` (T-103). It keeps its colors in forced colors, or its fields would look the same.

**Keyboard.** None: the button next to it plays.`,
      },
    },
  },
} satisfies Meta<typeof Wheel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const AtRest: Story = { args: { drawn: 2, state: 'resting', label: 'The wheel stands at 50 points' } };
export const ManyFields: Story = {
  args: { fields: Array.from({ length: 13 }, (_, index) => ({ label: String((index + 1) * 5) })) },
};

function Playing(args: WheelProps) {
  const [state, setState] = useState<WheelProps['state']>('waiting');
  return (
    <LiveRegionProvider>
      <Stack gap={4} align="start">
        <Wheel {...args} drawn={4} state={state} onRest={() => setState('resting')} />
        <Button tone="primary" onClick={() => setState('turning')} busy={state === 'turning'} busyLabel="Spinning">
          Play now!
        </Button>
        {state === 'resting' && <Text weight="strong">You won 10 points</Text>}
      </Stack>
    </LiveRegionProvider>
  );
}
export const Turns: Story = {
  name: 'Turns to what was drawn',
  tags: ['row:T-103'],
  render: (args) => <Playing {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play now!' }));
    await waitFor(() => expect(canvas.getByText('You won 10 points')).toBeVisible(), { timeout: 8000 });
  },
};
