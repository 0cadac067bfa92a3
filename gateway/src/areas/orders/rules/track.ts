import type { TrackPoint } from '../../../generated/resolvers.ts';
import { texts } from '../texts.ts';
import { hourOf, pointDay, pointMoment } from './when.ts';

/** A point of an order's way as the service gives it. */
export interface TrackFacts {
  kind: 'PLACED' | 'LOCKED' | 'PICKING' | 'READY' | 'OUT_FOR_DELIVERY' | 'HANDED_OVER' | 'CANCELLED';
  state: TrackPoint['state'];
  at: string | null;
  from: string | null;
  by: string | null;
}

/** N-61: `Placed, Today, 10:42 AM`; `Locked, Wed, 11 PM`; `Picking, Thu, from 2 PM`; `Ready, Thu, by 4 PM`. */
export const trackPoints = (
  points: readonly TrackFacts[],
  channel: 'PICKUP' | 'DELIVERY' | 'SHIPPING' | 'IN_STORE',
  timeZone: string,
  now: Temporal.Instant,
): TrackPoint[] =>
  points.map(({ kind, state, at, from, by }) => ({
    title: titleOf(kind, channel),
    text: momentText({ kind, at, from, by }, timeZone, now),
    state,
  }));

function titleOf(kind: TrackFacts['kind'], channel: 'PICKUP' | 'DELIVERY' | 'SHIPPING' | 'IN_STORE'): string {
  if (kind === 'READY') return texts.track.ready;
  const title = texts.states[kind];
  return typeof title === 'string' ? title : title[channel];
}

function momentText(
  { kind, at, from, by }: Omit<TrackFacts, 'state'>,
  timeZone: string,
  now: Temporal.Instant,
): string | null {
  if (at !== null) return pointMoment(at, timeZone, now);
  // The cut-off is a moment, not a span that begins.
  if (from !== null && kind === 'LOCKED') return pointMoment(from, timeZone, now);
  if (by !== null && kind === 'LOCKED') return pointMoment(by, timeZone, now);
  if (from !== null) return texts.track.from(pointDay(from, timeZone, now), hourOf(from, timeZone));
  return by === null ? null : texts.track.by(pointDay(by, timeZone, now), hourOf(by, timeZone));
}
