import type { Play } from '../../../generated/rest.ts';

/** So long, in hours, a result that a browser has not shown stands in the way of the next play. */
const unseenHours = 24;
/** The end of an id tells plays of a day apart; a cookie has room for ten of them. */
const markLength = 12;

/**
 * What a browser keeps of a play once it has shown the result to the end; null when it has, or when the play is more
 * than a day old (T-39).
 * @param seen value of the browser's cookie: marks of plays, with dots between
 */
export function unseenMark(
  { playId, playedAt }: Pick<Play, 'playId' | 'playedAt'>,
  { seen = '', now }: { seen: string | undefined; now: Temporal.Instant },
): string | null {
  const mark = playId.replaceAll(/[^\w-]/g, '').slice(-markLength);
  if (seen.split('.').includes(mark)) return null;
  const isRecent = Temporal.Instant.compare(Temporal.Instant.from(playedAt).add({ hours: unseenHours }), now) > 0;
  return isRecent ? mark : null;
}
