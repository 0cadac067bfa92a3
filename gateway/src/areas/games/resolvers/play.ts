import type { PlayResolvers, RevealResolvers } from '../../../generated/resolvers.ts';
import type { RevealModel } from '../models.ts';
import { dayTimeString } from '../../../shared/date-strings.ts';
import { revealOf } from '../rules/reveal.ts';
import { isAlternate } from '../rules/shoppers-game.ts';
import { unseenMark } from '../rules/unseen-play.ts';
import { zonesOf } from '../../../session/time-zone.ts';

/** The browser's own: which results it has shown. */
const seenPlaysCookie = 'larder_seen_plays';

export const Play: PlayResolvers = {
  id: ({ play }) => play.playId,
  receipt: ({ play }) => play.receipt,
  playedAt: ({ play }) => play.playedAt,
  playedAtString: ({ play, timeZone }, _, { jar, language }) =>
    dayTimeString(play.playedAt, zonesOf(jar, timeZone).shopperZone, language),
  outcome: ({ play }) => play.outcome,
  isAlternate: ({ play, game }) => isAlternate(play, game),
  pointsSpent: ({ play }) => play.pointsSpent,
  freePlay: ({ play }) => play.freePlay,
  unseenMark: ({ play }, _, { jar, clock }) => unseenMark(play, { seen: jar.get(seenPlaysCookie), now: clock.now() }),
  reveal: ({ play, game }) => revealOf(play, game),
  proof: ({ play }) => play.proof,
};

const revealTypes = {
  WHEEL: 'WheelReveal',
  SCRATCH: 'ScratchReveal',
  PICK3: 'Pick3Reveal',
  COLLECT: 'CollectReveal',
} as const satisfies Record<RevealModel['kind'], string>;

export const Reveal: RevealResolvers = { __resolveType: ({ kind }) => revealTypes[kind] };
