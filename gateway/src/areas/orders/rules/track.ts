import type { TrackPoint } from '../../../generated/resolvers.ts';
import { texts } from '../texts/index.ts';
import { hourOf, pointDay, pointMoment } from './when.ts';
import type { Language } from '../../../shared/language.ts';

/** A point of an order's way as the service gives it. */
export interface TrackFacts {
  kind: 'PLACED' | 'LOCKED' | 'PICKING' | 'READY' | 'OUT_FOR_DELIVERY' | 'HANDED_OVER' | 'CANCELLED';
  state: TrackPoint['state'];
  at: string | null;
  from: string | null;
  by: string | null;
}

/** What a shopper does alone in the store is placed, and paid (S-2). */
const inStore: readonly TrackFacts['kind'][] = ['PLACED', 'HANDED_OVER', 'CANCELLED'];

function pointsOf(points: readonly TrackFacts[], channel: 'PICKUP' | 'DELIVERY' | 'SHIPPING' | 'IN_STORE') {
  if (channel !== 'IN_STORE') return points;
  const own = points.filter(({ kind }) => inStore.includes(kind));
  const isOpen = own.every(({ state }) => state !== 'CURRENT');
  return own.map((point) => (isOpen && point.kind === 'PLACED' ? { ...point, state: 'CURRENT' as const } : point));
}

/** N-61: `Placed, Today, 10:42 AM`; `Locked, Wed, 11 PM`; `Picking, Thu, from 2 PM`; `Ready, Thu, by 4 PM`. */
export const trackPoints = (
  points: readonly TrackFacts[],
  channel: 'PICKUP' | 'DELIVERY' | 'SHIPPING' | 'IN_STORE',
  timeZone: string,
  now: Temporal.Instant,
  language: Language,
): TrackPoint[] =>
  pointsOf(points, channel).map(({ kind, state, at, from, by }) => ({
    title: titleOf(kind, channel, language),
    text: momentText({ kind, at, from, by }, timeZone, now, language),
    state,
  }));

function titleOf(
  kind: TrackFacts['kind'],
  channel: 'PICKUP' | 'DELIVERY' | 'SHIPPING' | 'IN_STORE',
  language: Language,
): string {
  if (kind === 'READY') return texts[language].track.ready;
  const title = texts[language].states[kind];
  return typeof title === 'string' ? title : title[channel];
}

function momentText(
  { kind, at, from, by }: Omit<TrackFacts, 'state'>,
  timeZone: string,
  now: Temporal.Instant,
  language: Language,
): string | null {
  if (at !== null) return pointMoment(at, timeZone, now, language);
  // The cut-off is a moment, not a span that begins.
  if (from !== null && kind === 'LOCKED') return pointMoment(from, timeZone, now, language);
  if (by !== null && kind === 'LOCKED') return pointMoment(by, timeZone, now, language);
  if (from !== null)
    return texts[language].track.from(pointDay(from, timeZone, now, language), hourOf(from, timeZone, language));
  return by === null
    ? null
    : texts[language].track.by(pointDay(by, timeZone, now, language), hourOf(by, timeZone, language));
}
