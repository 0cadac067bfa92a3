import { expect } from 'vitest';
import type { PrizeDraft } from '../games/programs/publish.ts';
import { gamesDb } from '../games/store/tables.ts';
import { alternate, loaf, publish, type Shopper } from './games.ts';
import type { World } from './world.ts';

/** A prize for 40 points; there are ten. */
export const forPoints = (own: Partial<PrizeDraft> = {}): PrizeDraft => ({
  ...loaf,
  cost_points: 40,
  quantity_total: 10,
  ...own,
});

/** A game that sells that prize. @param world the world in use, which each test file makes anew */
export function prizesForPoints(world: () => World) {
  const stock = () =>
    gamesDb(world().db)
      .selectFrom('games.prize')
      .select(['issued', 'remaining', 'held'])
      .where('prize_id', '=', 'loaf')
      .executeTakeFirstOrThrow();
  return {
    sells: (own: Partial<PrizeDraft> = {}) => publish(world(), { prizes: [forPoints(own), alternate] }),
    stock,
    /** Neither points nor stock was taken. */
    async expectUntouched(who: Shopper, points: number): Promise<void> {
      expect(await who.points()).toMatchObject({ totalGamePoints: points });
      expect(await who.posted()).toBe(points);
      expect(await stock()).toMatchObject({ issued: 0, held: 0 });
    },
  };
}
