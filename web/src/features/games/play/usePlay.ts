import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { useMessages } from '../../../messages/messages.ts';
import { failureOf } from '../../../writes/failure.ts';
import { randomHex } from '../../../writes/random-hex.ts';
import type { PlayPanel_ProgramFragment } from './PlayPanel.generated.ts';
import { jarsPicked, shuffledJars } from '../motion/pick.ts';
import { loadPlayRequest } from './play-request.ts';
import { atRest, playState, type PlayState } from './play-state.ts';
import type { PlayAnswer } from './send-play.ts';
import { seenPlays } from '../../../storage/plays/seen-plays.ts';
import { unfinishedPlay } from '../../../storage/plays/unfinished-play.ts';

export interface PlayFlow extends PlayState {
  /** The program as the page should show it: what a play has won stays out of the numbers until its picture rests. */
  program: PlayPanel_ProgramFragment;
  /** Asks for a play, or for the unanswered one again. */
  start: () => void;
  /** The picture has come to rest, or the shopper does not want to wait for it. */
  settle: () => void;
  /** Back to the picture before a play. */
  clear: () => void;
  toggleJar: (jar: number) => void;
  pickForMe: () => void;
  setSquaresOpen: (squares: number) => void;
}

/**
 * A play from the press to the picture at rest (N-20). Each play has its own key and a seed of this browser; both are
 * kept for the tab until the answer is there, so that a lost answer or a reload asks for the same play again (I-8).
 *
 * @param loadResult loads what shows the result, so that it is there before the answer is
 */
export function usePlay(program: PlayPanel_ProgramFragment, loadResult: () => Promise<unknown>): PlayFlow {
  const { code, lastPlay, game } = program;
  const client = useApolloClient();
  const { text: technicalDifficulties } = useMessages().frame.unavailable;
  const [state, dispatch] = useReducer(playState, program, asItOpens);
  const request = useRef<Awaited<ReturnType<typeof loadPlayRequest>>>(undefined);
  const release = (answer: PlayAnswer | null) => {
    if (answer) request.current?.releasePlay(client, answer);
  };

  const start = async (atOnce = false) => {
    if (state.phase === 'busy' || state.phase === 'revealing') return;
    const kept = unfinishedPlay.read(code);
    const picks = game?.kind === 'PICK3' ? { picks: state.picks.jars } : {};
    const asked = kept && !kept.playId ? kept : { playKey: randomHex(), clientSeed: randomHex(), ...picks };
    unfinishedPlay.write(code, asked);
    dispatch({ type: 'started' });
    try {
      [request.current] = await Promise.all([loadPlayRequest(), loadResult()]);
      const answer = await request.current.sendPlay(client, {
        input: {
          programCode: code,
          playKey: asked.playKey,
          clientSeed: asked.clientSeed,
          ...(asked.picks ? { picks: [...asked.picks] } : {}),
        },
      });
      const { play, userErrors } = answer.data.play;
      const [refusal] = userErrors;
      if (!play) {
        unfinishedPlay.clear(code);
        release(answer);
        dispatch({
          type: 'failed',
          problem: { message: refusal?.message ?? technicalDifficulties, isUncertain: false },
        });
        return;
      }
      unfinishedPlay.write(code, { ...asked, playId: play.id });
      if (atOnce) {
        release(answer);
        dispatch({ type: 'restored', play, ...(asked.picks ? { jars: asked.picks } : {}) });
      } else dispatch({ type: 'answered', play, answer });
    } catch (error) {
      const failure = failureOf(error);
      dispatch({
        type: 'failed',
        problem: failure && { message: failure.message ?? technicalDifficulties, isUncertain: true },
      });
    }
  };

  const restore = useEffectEvent(() => {
    const unfinished = unfinishedPlay.read(code);
    if (unfinished && !unfinished.playId) return void start(true);
    if (!lastPlay || unfinished?.playId !== lastPlay.id) return;
    dispatch({ type: 'restored', play: lastPlay, ...(unfinished.picks ? { jars: unfinished.picks } : {}) });
  });
  const leave = useEffectEvent(() => {
    if (state.play?.unseenMark) seenPlays.add(state.play.unseenMark);
    if (unfinishedPlay.read(code)?.playId) unfinishedPlay.clear(code);
    release(state.answer);
  });
  useEffect(() => {
    // What fails here is fetched again with the play, which says so.
    Promise.all([loadPlayRequest(), loadResult()]).catch(() => undefined);
    restore();
    return () => leave();
  }, [code, loadResult]);

  const clear = () => {
    leave();
    dispatch({ type: 'cleared' });
  };
  const answered = state.answer?.data.play.program;
  const points =
    answered?.points && program.points
      ? {
          ...answered.points,
          totalPrizesWon: program.points.totalPrizesWon,
          sweepstakesEntries: program.points.sweepstakesEntries,
          stamps: program.points.stamps,
        }
      : program.points;

  return {
    ...state,
    program: { ...program, points },
    start: () => {
      if (state.phase === 'settled') leave();
      void start();
    },
    settle: () => {
      release(state.answer);
      dispatch({ type: 'settled' });
    },
    clear,
    toggleJar: (jar) => dispatch({ type: 'picked', pick: { type: 'toggle', jar } }),
    pickForMe: () => dispatch({ type: 'picked', pick: { type: 'fill', order: shuffledJars(Math.random) } }),
    setSquaresOpen: (squares) => dispatch({ type: 'opened', squares }),
  };
}

/** A result of the last day that this browser has not shown stands at rest when the page opens, on the server too (T-39). */
function asItOpens({ lastPlay }: PlayPanel_ProgramFragment): PlayState {
  return lastPlay && seenPlays.lacks(lastPlay.unseenMark)
    ? playState(atRest, { type: 'restored', play: lastPlay })
    : atRest;
}

/** May the three jars be opened? */
export const jarsAreReady = ({ picks }: Pick<PlayState, 'picks'>): boolean => picks.jars.length === jarsPicked;
