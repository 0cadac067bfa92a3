import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Box } from '../Box/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { ScratchCard, type ScratchCardProps } from './index.ts';

const drawing = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5" fill="${color}"/></svg>`)}`;
const fruit = {
  lemon: drawing('#F4C430'),
  grapes: drawing('#6A4C93'),
  apple: drawing('#D62839'),
};
const contents = (['lemon', 'grapes', 'lemon', 'apple', 'lemon', 'grapes'] as const).map((name) => ({
  name,
  picture: fruit[name],
}));
const sign = <circle r="20" fill="currentColor" />;

function Playing(args: ScratchCardProps) {
  const [state, setState] = useState(args.state);
  const [opened, setOpened] = useState(0);
  return (
    <Stack gap={4} align="start">
      <ScratchCard {...args} state={state} onOpen={(_, count) => setOpened(count)} onAllOpen={() => setState('open')} />
      <Text>{state === 'open' ? 'Three the same: you won.' : `${opened} of 6 squares open.`}</Text>
    </Stack>
  );
}

const meta = {
  title: 'Components/Games/ScratchCard',
  component: ScratchCard,
  args: {
    label: 'Scratch card',
    contents,
    state: 'waiting',
    matches: [0, 2, 4],
    squareLabel: (square: number, look: 'covered' | 'begun' | 'open', name: string) =>
      `Square ${square}, ${look === 'open' ? name : look}`,
    onAllOpen: () => {},
    caption: 'Find three of a kind',
    sign,
  },
  render: (args) => (
    <Box padding={4}>
      <Playing {...args} />
    </Box>
  ),
  parameters: {
    docs: {
      description: {
        component: `A card of squares under foil. What's underneath was decided elsewhere; the card only reveals it.

**When to use.** On the stage of a game, next to "Reveal all" and the words that give the result.

**When not.** To hide what a shopper needs to know.

**Anatomy.** Paper that stays light in dark mode, slightly tilted; a caption; six squares with foil and the banner's mark. A coin rubs off the foil of every square it passes; at 40 % a square opens by itself. A tap opens one at once, so no one has to drag. When all are open, the winning squares are ringed.

**Accessibility.** Real buttons whose names say what they are: covered, partly scratched, or what they show. Announce what was opened through \`onOpen\`, and give the result in words when \`onAllOpen\` is called. The picture is hidden until part of it has been uncovered.

**Keyboard.** One Tab stop; arrow keys move among the squares, Home and End go to the first and last, Enter or Space opens. When play begins, the first square takes focus.`,
      },
    },
  },
} satisfies Meta<typeof ScratchCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const Playable: Story = {
  args: { state: 'playing' },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Square 1, covered' }).focus();
    await userEvent.keyboard('{Enter}{ArrowRight}{Enter}');
    await expect(canvas.getByRole('button', { name: 'Square 1, lemon' })).toBeInTheDocument();
    await expect(canvas.getByText('2 of 6 squares open.')).toBeInTheDocument();
  },
};
export const AllOpen: Story = { args: { state: 'open' } };
export const FourSquares: Story = {
  args: { count: 4, columns: 2, contents: contents.slice(0, 4), state: 'open', matches: [] },
};
