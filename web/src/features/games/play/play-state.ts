import type { PlayAnswer } from './send-play.ts';
import type { PlayResult_PlayFragment } from './PlayResult.generated.ts';
import { noPicks, pickJar, type PickAction, type Picks } from '../motion/pick.ts';
import type { Phase } from '../stages/phase.ts';

/** Why a play did not happen, or is not known to have happened. */
export interface PlayProblem {
  message: string;
  /** No one knows whether the play was counted: the same one is asked for again. */
  isUncertain: boolean;
}

export interface PlayState {
  phase: Phase;
  /** The play that is shown; null before the first and while the next one is being decided. */
  play: PlayResult_PlayFragment | null;
  /** The whole answer, which the page's numbers do not show before the picture rests. */
  answer: PlayAnswer | null;
  problem: PlayProblem | null;
  picks: Picks;
  /** Open squares of a scratch card. */
  squaresOpen: number;
  /** True when the shopper saw this play happen, so that its result takes the focus. */
  isFresh: boolean;
}

export type PlayAction =
  | { type: 'started' }
  | { type: 'answered'; play: PlayResult_PlayFragment; answer: PlayAnswer }
  | { type: 'failed'; problem: PlayProblem | null }
  | { type: 'opened'; squares: number }
  | { type: 'settled' }
  | { type: 'restored'; play: PlayResult_PlayFragment; jars?: readonly number[] }
  | { type: 'cleared' }
  | { type: 'picked'; pick: PickAction };

export const atRest: PlayState = {
  phase: 'idle',
  play: null,
  answer: null,
  problem: null,
  picks: noPicks,
  squaresOpen: 0,
  isFresh: false,
};

/** What happens to a play from the press to the picture at rest. The answer comes before any picture moves. */
export function playState(state: PlayState, action: PlayAction): PlayState {
  switch (action.type) {
    case 'started':
      return { ...state, phase: 'busy', play: null, answer: null, problem: null, squaresOpen: 0, isFresh: false };
    case 'answered':
      return { ...state, phase: 'revealing', play: action.play, answer: action.answer, isFresh: true };
    case 'failed':
      return { ...state, phase: 'idle', play: null, problem: action.problem };
    case 'opened':
      return { ...state, squaresOpen: action.squares };
    case 'settled':
      return state.phase === 'revealing' ? { ...state, phase: 'settled', answer: null } : state;
    case 'restored':
      return {
        ...atRest,
        phase: 'settled',
        play: action.play,
        picks: { jars: action.jars ?? [], refused: null },
      };
    case 'cleared':
      return atRest;
    case 'picked':
      return state.phase === 'idle' ? { ...state, picks: pickJar(state.picks, action.pick) } : state;
  }
}
