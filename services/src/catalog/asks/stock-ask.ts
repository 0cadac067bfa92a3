import { lockUntilCommit } from '../../platform/database/advisory-lock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { ServiceError } from '../../platform/http/errors.ts';
import { askedGoods, type AskedGoods, mostAsksADay } from '../rules/stock-ask.ts';
import { knownStore } from '../search/products-of.ts';
import { addAsk, askersOf, asksSince } from '../store/stock-asks.ts';

/** Who asks: whoever is signed in, and the browser in which they may have asked as a guest. */
export interface Asker {
  customerId: string | null;
  browserId: string | null;
}

interface AskRequest {
  storeId: string;
  q: string;
  asker: Asker;
}

/** What a store is asked for, as one shopper sees it. */
export interface StockAsk {
  storeId: string;
  words: string;
  /** Has the shopper asked for it? */
  isAsked: boolean;
  /** How many others have. */
  otherCount: number;
}

/** What a text asks a store for. @throws ServiceError 400 ASK_INVALID, 404 for an unknown store */
export async function stockAsk(db: Database, { storeId, q, asker }: AskRequest): Promise<StockAsk> {
  const { words } = await goodsOf(db, { storeId, q });
  return { storeId, words, ...(await askersOf(db, { storeId, words }, namesOf(asker))) };
}

/**
 * Asks a store to stock what a text says; whoever has asked for it already has.
 * @throws ServiceError 400 ASK_INVALID, 404 for an unknown store, 409 TOO_MANY_ASKS
 */
export async function askToStock(
  trx: Transaction,
  { storeId, q, asker, at }: AskRequest & { at: Temporal.Instant },
): Promise<StockAsk> {
  const { words, typed } = await goodsOf(trx, { storeId, q });
  const names = namesOf(asker);
  const [name] = names;
  if (name === undefined) throw new ServiceError(400, 'REQUIRED', 'browserId is required.', 'browserId');
  // Whoever asks for many things at once is counted one by one.
  await lockUntilCommit(trx, `larder stock ask ${name}`);
  const known = await askersOf(trx, { storeId, words }, names);
  if (known.isAsked) return { storeId, words, ...known };
  if ((await asksSince(trx, name, at.subtract({ hours: 24 }))) >= mostAsksADay)
    throw new ServiceError(
      409,
      'TOO_MANY_ASKS',
      `You can ask for ${mostAsksADay} things a day.`,
      undefined,
      undefined,
      {
        limit: mostAsksADay,
      },
    );
  await addAsk(trx, { storeId, words, typed, asker: name, at });
  return { storeId, words, isAsked: true, otherCount: known.otherCount };
}

async function goodsOf(db: Database, { storeId, q }: Pick<AskRequest, 'storeId' | 'q'>): Promise<AskedGoods> {
  const goods = askedGoods(q);
  if (!goods) throw new ServiceError(400, 'ASK_INVALID', 'Name what the store should stock.', 'q');
  await knownStore(db, storeId);
  return goods;
}

/** Whoever is signed in asks in their own name, before that of their browser. */
const namesOf = ({ customerId, browserId }: Asker): string[] => [
  ...(customerId === null ? [] : [`shopper:${customerId}`]),
  ...(browserId === null ? [] : [`browser:${browserId}`]),
];
