import { randomUUID } from 'node:crypto';
import { couponsWorld, item, storeId } from '../../services/src/offers/testing/coupons-world.ts';
import { offerDraft } from '../../services/src/offers/testing/drafts.ts';
import { againstBareLoop, post } from './bare-loop.ts';
import { writeTable } from './table.ts';

const households = 25;
const offers = 400;

/**
 * Prints what share of its own SQL's speed a clip reaches: C and L together, of 400 offers, each household one after another
 * (S-184, X-5). Every tenth offer has a limit, which all of them count against.
 */
export async function benchClips(rounds: number): Promise<void> {
  const drafts = Array.from({ length: offers }, (_, at) =>
    offerDraft(`bench-${at}`, at % 10 === 0 ? { clipLimit: 1_000_000 } : {}),
  );
  const reached = await againstBareLoop(async (onStatement) => {
    const world = await couponsWorld(drafts, { onStatement });
    const tokens = await Promise.all(
      Array.from({ length: households }, (_, number) =>
        world.tokenFor({ customerId: `customer-bench-${number}`, householdId: `household-bench-${number}` }),
      ),
    );
    const send = (at: number) => {
      const offerId = `bench-${Math.floor(at / households) % offers}`;
      const body = { items: [item('C', offerId), item('L', offerId)] };
      const token = tokens[at % households] ?? '';
      return post(world, { url: `/offers/clip?storeId=${storeId}`, token, key: randomUUID(), body });
    };
    return { world, writes: [{ name: 'A clip', send }] };
  }, rounds);
  await writeTable('clips', [
    ['One at a time', 'Share of its own SQL in a loop', 'Statements'],
    ...reached.map(({ name, share, statements }) => [name, `${Math.round(share * 100)}%`, String(statements)]),
  ]);
}
