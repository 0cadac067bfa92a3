import { type Episode, type Season, phaseAt } from './episode.ts';
import type { StoreDay } from '../../platform/store-day.ts';

export type CannotPlay =
  | 'NOT_OPTED_IN'
  | 'PROGRAM_NOT_STARTED'
  | 'PROGRAM_ENDED'
  | 'INSUFFICIENT_POINTS'
  | 'DAILY_LIMIT'
  | 'TOTAL_LIMIT'
  | 'NEGATIVE_BALANCE';

/** What decides whether a household may play. */
export interface PlayFacts {
  optedIn: boolean;
  now: Temporal.Instant;
  season: Season;
  /** A season is one, which ends with it: no play comes back after it. */
  episode: Episode;
  day: StoreDay;
  costPoints: number;
  maxPlaysPerDay: number;
  maxPlaysTotal: number;
  points: number;
  freePlays: number;
  playsToday: number;
  /** In the episode, or in the whole game of a DIVISION program. */
  playsInEpisode: number;
}

/** Whether the household may play now; if not, why, and when time alone makes it possible again (N-22). */
export interface Playability {
  reason: CannotPlay | null;
  /** Plays that points, welcome plays and limits allow now; 0 with a reason. */
  gameplaysAvailable: number;
  nextPlayAt: Temporal.Instant | null;
}

/** In order: the program's window, limits per store day and episode, then points, which a welcome play doesn't need (N-11, N-13, N-20). */
export function playability(facts: PlayFacts): Playability {
  const refused = (reason: CannotPlay, nextPlayAt: Temporal.Instant | null = null): Playability => ({
    reason,
    gameplaysAvailable: 0,
    nextPlayAt: nextPlayAt && Temporal.Instant.compare(nextPlayAt, facts.season.endAt) <= 0 ? nextPlayAt : null,
  });
  const phase = phaseAt(facts.season, facts.now);
  if (phase === 'OVER') return refused('PROGRAM_ENDED');
  if (phase === 'BEFORE') return refused('PROGRAM_NOT_STARTED', facts.season.startAt);
  if (!facts.optedIn) return refused('NOT_OPTED_IN');

  const inEpisode = facts.maxPlaysTotal - facts.playsInEpisode;
  if (inEpisode <= 0) return refused('TOTAL_LIMIT', facts.episode.end);
  const today = facts.maxPlaysPerDay - facts.playsToday;
  const affordable = affordablePlays(facts);
  if (today <= 0) return refused('DAILY_LIMIT', affordable > 0 ? facts.day.end : null);
  if (affordable <= 0) return refused(facts.points < 0 ? 'NEGATIVE_BALANCE' : 'INSUFFICIENT_POINTS');
  return { reason: null, gameplaysAvailable: Math.min(inEpisode, today, affordable), nextPlayAt: null };
}

function affordablePlays({ points, costPoints, freePlays }: PlayFacts): number {
  if (costPoints === 0) return points < 0 ? freePlays : Number.MAX_SAFE_INTEGER;
  return freePlays + Math.max(Math.floor(points / costPoints), 0);
}
