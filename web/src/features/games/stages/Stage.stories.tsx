import { bannerOf } from '@larder/design-system/banners';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useReducer } from 'react';
import { expect, fn, screen } from 'storybook/test';

import { noPicks, pickJar } from '../motion/pick.ts';
import { game, lost, play } from '../../../testing/fixtures/games.ts';
import { loadStage, Stage, type AnyStageProps } from './Stage.tsx';
import type { Stage_GameFragment, Stage_PlayFragment } from './Stage.generated.ts';
import type { GameKind } from '../../../graphql/schema-types.ts';

const gameOf = (kind: GameKind) => game(kind) as Stage_GameFragment;
const won = (kind: GameKind) => play(kind) as Stage_PlayFragment;
const notWon = (kind: GameKind, reveal: Record<string, unknown>) => lost(kind, { reveal }) as Stage_PlayFragment;

const meta = {
  title: 'Storefront/Play and Earn/Stage',
  component: Stage,
  args: {
    game: gameOf('WHEEL'),
    mark: bannerOf('safeway').mark.drawing,
    phase: 'idle',
    play: null,
    celebrates: false,
    picks: noPicks,
    stamps: 0,
    onToggle: fn(),
    onProgress: fn(),
    onSettled: fn(),
    announce: fn(),
  },
  loaders: [({ args }) => loadStage(args.game.kind).then(() => ({}))],
  render: (args) => <Picked {...args} />,
  parameters: {
    docs: {
      description: {
        component: `The picture of a game: a wheel, a scratch card, jars, a trail.

**When to use.** On a game's own page, beside the panel. Its code loads when the game is of its kind.

**When not.** As art on a card: GameCard has its own.

**Anatomy.** One picture per kind, in four phases: at rest, deciding, revealing, settled. The server has decided before anything moves.

**Accessibility.** Jars and squares are buttons with names that say what they show; wheel and trail are drawings whose sum is said in words. With reduced motion the result is there at once.

**Keyboard.** Jars and squares: arrows move, Space or Enter picks or scratches. The wheel is turned by the panel's button.`,
      },
    },
  },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WheelAtRest: Story = {};
export const WheelWon: Story = { args: { phase: 'settled', play: won('WHEEL'), celebrates: true } };
export const WheelWonYesterday: Story = { args: { phase: 'settled', play: won('WHEEL') } };
export const WheelNextTime: Story = {
  args: { phase: 'settled', play: notWon('WHEEL', { __typename: 'WheelReveal', segment: 7 }) },
};

export const ScratchAtRest: Story = { args: { game: gameOf('SCRATCH') } };
export const ScratchUnderWay: Story = {
  args: { game: gameOf('SCRATCH'), phase: 'revealing', play: won('SCRATCH') },
  play: async ({ userEvent }) => {
    const square = await screen.findByRole('button', { name: 'Square 1, covered' });
    square.focus();
    await userEvent.keyboard('{Enter}');
    await expect(square).toHaveAccessibleName('Square 1, bubble tea');
  },
};
export const ScratchWon: Story = {
  args: { game: gameOf('SCRATCH'), phase: 'settled', play: won('SCRATCH'), celebrates: true },
};

export const JarsAtRest: Story = {
  args: { game: gameOf('PICK3') },
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByRole('button', { name: 'Jar 1' });
    first.focus();
    await userEvent.keyboard(' {ArrowRight} ');
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(2);
  },
};
export const JarsWon: Story = {
  args: { game: gameOf('PICK3'), phase: 'settled', play: won('PICK3'), celebrates: true },
};

export const TrailAtRest: Story = { args: { game: gameOf('COLLECT'), stamps: 6 } };
export const TrailBeforeTheFirstStamp: Story = { args: { game: gameOf('COLLECT'), stamps: 0 } };
export const TrailWon: Story = {
  args: { game: gameOf('COLLECT'), stamps: 8, phase: 'settled', play: won('COLLECT'), celebrates: true },
};

function Picked(props: AnyStageProps) {
  const [picks, pick] = useReducer(pickJar, props.picks);
  const toggle = (jar: number) => {
    pick({ type: 'toggle', jar });
    props.onToggle(jar);
  };
  return <Stage {...props} picks={picks} onToggle={toggle} />;
}
