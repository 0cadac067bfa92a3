import { type Database, inTransaction, type Transaction } from '../../platform/database/database.ts';
import { addedTogether, countTogether } from '../rules/together.ts';
import { lastBasket } from '../store/baskets.ts';
import { addSold } from '../store/sold.ts';
import { basketsAfter, lockCounting, noteCounted, togetherOf, writeTogether } from '../store/together.ts';

/** Baskets that are counted at once: what is kept in memory, and what is done again after a crash. */
const usualPage = 20_000;
/** Products whose counts are read and written at once. */
const chunkSize = 500;

/** What a run of counting has done so far. */
export interface Counted {
  baskets: number;
}

interface Options {
  /** Baskets that are counted at once. */
  pageSize?: number;
  /** Told after each page, once it is kept. */
  onPage?: (counted: Counted) => Promise<void> | void;
}

/**
 * Counts the baskets that came since the last run, page by page, each basket once: a run that is killed goes on from its
 * last page, and of two at a time one waits for the other.
 */
export async function countAll(db: Database, { pageSize = usualPage, onPage }: Options = {}): Promise<Counted> {
  const through = await inTransaction(db, lastBasket);
  const counted = { baskets: 0 };
  for (;;) {
    const more = await inTransaction(db, (trx) => countPage(trx, through, pageSize));
    if (more === 0) return counted;
    counted.baskets += more;
    await onPage?.(counted);
  }
}

async function countPage(trx: Transaction, through: number, pageSize: number): Promise<number> {
  const after = await lockCounting(trx);
  const baskets = await basketsAfter(trx, { after, through, most: pageSize });
  const last = baskets.at(-1);
  if (!last) return 0;
  const counts = countTogether(baskets.map(({ items }) => items));
  const items = [...counts.keys()];
  for (let at = 0; at < items.length; at += chunkSize) {
    const chunk = items.slice(at, at + chunkSize);
    const before = await togetherOf(trx, chunk);
    await writeTogether(trx, new Map(chunk.map((item) => [item, addedTogether(before.get(item), counts.get(item)!)])));
  }
  await addSold(trx, { after, through: last.basket_id });
  await noteCounted(trx, { through: last.basket_id, more: baskets.length });
  return baskets.length;
}
