import type { PlayResolvers, RevealResolvers } from '../generated/resolvers.ts';
import type { RevealModel } from '../models.ts';
import { dayTimeString } from '../rules/date-strings.ts';
import { revealOf } from '../rules/reveal.ts';
import { isAlternate } from '../rules/shoppers-game.ts';
import { zonesOf } from '../session/time-zone.ts';
import { wonPrize } from './prizes.ts';

export const Play: PlayResolvers = {
  id: ({ play }) => play.playId,
  receipt: ({ play }) => play.receipt,
  playedAt: ({ play }) => play.playedAt,
  playedAtString: ({ play, timeZone }, _, { jar }) => dayTimeString(play.playedAt, zonesOf(jar, timeZone).shopperZone),
  outcome: ({ play }) => play.outcome,
  prize({ play: { prize }, timeZone }, _, { clock, jar }) {
    if (!prize) return null;
    const isPast = Date.parse(prize.redeemBy) < clock.now().epochMilliseconds;
    const status = prize.redeemedAt ? 'REDEEMED' : isPast ? 'EXPIRED' : 'WON';
    return wonPrize(prize, { status, redeemedAt: prize.redeemedAt }, zonesOf(jar, timeZone));
  },
  isAlternate: ({ play, game }) => isAlternate(play, game),
  pointsSpent: ({ play }) => play.pointsSpent,
  freePlay: ({ play }) => play.freePlay,
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
