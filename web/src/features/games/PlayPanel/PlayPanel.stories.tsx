import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { PlayResult_PlayFragment } from '../play/PlayResult.generated.ts';
import { atRest } from '../play/play-state.ts';
import type { PlayFlow } from '../play/usePlay.ts';
import { game, lost, notStarted, play, points, program, shortOfPoints } from '../../../testing/fixtures/games.ts';
import type { PlayPanel_ProgramFragment } from '../play/PlayPanel.generated.ts';
import { PlayPanel } from './PlayPanel.tsx';

type Fields = Record<string, unknown>;

const won = play() as PlayResult_PlayFragment;
const notWon = lost() as PlayResult_PlayFragment;

const flow = (shown: Fields = program(), changes: Partial<PlayFlow> = {}): PlayFlow => ({
  ...atRest,
  program: shown as PlayPanel_ProgramFragment,
  start: fn(),
  settle: fn(),
  clear: fn(),
  toggleJar: fn(),
  pickForMe: fn(),
  setSquaresOpen: fn(),
  ...changes,
});

const meta = {
  title: 'Storefront/Play and Earn/PlayPanel',
  component: PlayPanel,
  args: {
    flow: flow(),
    stamps: 0,
    onOpen: fn(),
    onPlayAgain: fn(),
    onFreePlay: fn(),
    resultRef: null,
    nextRef: null,
    playButtonRef: null,
  },
  parameters: {
    docs: {
      description: {
        component: `Beside the picture of a game: what can be done, what came of it, and how the shopper stands.

**When to use.** Once on a game's page, beside its Stage.

**When not.** In a list of games: GameCard.

**Anatomy.** The one primary action or the result, the receipt, the numbers (G-39), pending points (G-126), links to how it works, rules, FAQ, and odds (G-6), and sound.

**Accessibility.** The result is a section named by its words, and takes focus when the picture comes to rest (T-103). A failed play first says what happened to the points.

**Keyboard.** Tab through; the keys for the picture are listed under the button.`,
      },
    },
  },
} satisfies Meta<typeof PlayPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OptIn: Story = {
  name: 'Not opted in',
  tags: ['row:G-57'],
  args: { flow: flow(notStarted()) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Opt in' }));
    await expect(args.onOpen).toHaveBeenCalledWith('opt-in');
  },
};
export const OpensLater: Story = {
  args: {
    flow: flow(
      notStarted({
        hasBegun: false,
        playability: {
          canPlay: false,
          reason: 'NOT_STARTED',
          reasonText: 'Opens September 1.',
          nextPlayAt: null,
          pointsToNextPlay: 0,
          nextCommit: null,
        },
      }),
    ),
  },
};
export const Ready: Story = {};
export const WelcomePlay: Story = {
  args: { flow: flow(program({ points: points({ freePlays: 1, gameplaysAvailable: 1, gameplaysUsed: 0 }) })) },
};
export const ShortOfPoints: Story = { args: { flow: flow(shortOfPoints()) } };
export const PointsOnTheWay: Story = {
  name: 'Points on the way',
  tags: ['row:G-126'],
  args: { flow: flow(program({ points: points({ pendingGamePoints: 118, pendingSinceString: 'Aug 2' }) })) },
};
export const PointsCouldNotLoad: Story = { args: { flow: flow(program({ points: null })) } };
export const Deciding: Story = { args: { flow: flow(program(), { phase: 'busy' }) } };
export const Revealing: Story = { args: { flow: flow(program(), { phase: 'revealing', play: won }) } };
export const Won: Story = { args: { flow: flow(program({ lastPlay: won }), { phase: 'settled', play: won }) } };
export const NextTime: Story = {
  args: { flow: flow(program({ lastPlay: notWon }), { phase: 'settled', play: notWon }) },
};
export const AfterTheLastPlay: Story = { args: { flow: flow(program({ lastPlay: won })) } };
export const Failed: Story = {
  args: { flow: flow(program(), { problem: { message: 'Your points are untouched.', isUncertain: false } }) },
};
export const Uncertain: Story = {
  args: { flow: flow(program(), { problem: { message: 'The answer was lost.', isUncertain: true } }) },
};
export const PickingJars: Story = {
  args: { flow: flow(program({ game: game('PICK3') }), { picks: { jars: [0, 4], refused: null } }) },
};
export const Scratching: Story = {
  args: {
    flow: flow(program({ game: game('SCRATCH') }), {
      phase: 'revealing',
      play: play('SCRATCH') as PlayResult_PlayFragment,
      squaresOpen: 2,
    }),
  },
};
export const Stamps: Story = {
  args: { stamps: 6, flow: flow(program({ game: game('COLLECT'), points: points({ stamps: 6 }) })) },
};
