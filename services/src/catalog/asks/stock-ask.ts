import { networkOf } from '../../../../server-kit/network.ts';
import { lockUntilCommit } from '../../platform/database/advisory-lock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { ServiceError } from '../../platform/http/errors.ts';
import {
  askedGoods,
  type AskedGoods,
  mostAsksADay,
  mostAsksOfANetwork,
  mostGuestsOfANetwork,
} from '../rules/stock-ask.ts';
import { knownStore } from '../search/products-of.ts';
import { addAsk, askersOf, asksOfNetwork, asksSince, networkName } from '../store/stock-asks.ts';

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
 * Asks a store to stock what a text says; whoever has asked for it already has. Of the guests of one network, the first few
 * are counted.
 * @param address of a guest; null for who is signed in
 * @throws ServiceError 400 ASK_INVALID, 404 for an unknown store, 409 TOO_MANY_ASKS
 */
export async function askToStock(
  trx: Transaction,
  { storeId, q, asker, address, at }: AskRequest & { address: string | null; at: Temporal.Instant },
): Promise<StockAsk> {
  const { words, typed } = await goodsOf(trx, { storeId, q });
  const names = namesOf(asker);
  const [name] = names;
  if (name === undefined) throw new ServiceError(400, 'REQUIRED', 'browserId is required.', 'browserId');
  // Whoever asks for many things at once is counted one by one.
  await lockUntilCommit(trx, `larder stock ask ${name}`);
  const known = await askersOf(trx, { storeId, words }, names);
  if (known.isAsked) return { storeId, words, ...known };
  const yesterday = at.subtract({ hours: 24 });
  if ((await asksSince(trx, name, yesterday)) >= mostAsksADay) throw tooManyAsks();
  const network = address === null ? null : await networkName(trx, networkOf(address));
  if (network !== null) {
    await lockUntilCommit(trx, `larder stock ask ${network}`);
    const asked = await asksOfNetwork(trx, network, { storeId, words, since: yesterday });
    if (asked.today >= mostAsksOfANetwork) throw tooManyAsks();
    if (asked.same >= mostGuestsOfANetwork) return { storeId, words, isAsked: true, otherCount: known.otherCount };
  }
  await addAsk(trx, { storeId, words, typed, asker: name, network, at });
  return { storeId, words, isAsked: true, otherCount: known.otherCount };
}

const tooManyAsks = () => {
  const message = `You can ask for ${mostAsksADay} things a day.`;
  return new ServiceError(409, 'TOO_MANY_ASKS', message, undefined, undefined, { limit: mostAsksADay });
};

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
