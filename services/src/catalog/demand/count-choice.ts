import { networkOf } from '../../../../server-kit/network.ts';
import { lockUntilCommit } from '../../platform/database/advisory-lock.ts';
import { type Database, inTransaction, type Transaction } from '../../platform/database/database.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { storeDay } from '../../platform/store-day.ts';
import {
  type ChoiceAct,
  choiceWords,
  demandKeptDays,
  mostChoicesOfANetwork,
  mostChoosersOfANetwork,
} from '../rules/demand.ts';
import { knownStore } from '../search/products-of.ts';
import { addChoice, type Chosen, choicesOfNetwork, forgetChoices, marksOf, noteMark } from '../store/demand/choices.ts';

interface ChoiceRequest {
  storeId: string;
  q: string;
  bpn: string;
  act: ChoiceAct;
  /** A household, or the browser of a guest: kept for a day or two, as a hash, so that it's counted once. */
  chooser: string;
  /** Of a guest; null for who is signed in. */
  address: string | null;
}

/**
 * Counts that a product was chosen from what a search found (N-55), once a day for each household, browser, and product. What
 * can't be counted, isn't: nobody waits for it, and nobody is told. @throws ServiceError 404 for an unknown store
 */
export async function countChoice({ db, clock }: Pick<ServiceContext, 'db' | 'clock'>, request: ChoiceRequest) {
  const { storeId, q, bpn, act, chooser, address } = request;
  const words = choiceWords(q);
  const store = await knownStore(db, storeId);
  if (words === null) return;
  const day = storeDay(clock.now(), store.timeZone).date.toString();
  const chosen: Chosen = { storeId, words, bpn, act, day };
  const network = address === null ? null : networkOf(address);
  const marks = await marksOf(db, chosen, { chooser, network });
  await inTransaction(db, async (trx) => {
    if (marks.network !== null) await lockUntilCommit(trx, `larder choice ${marks.network}`);
    if (!(await noteMark(trx, day, marks.mark, marks.network))) return;
    if (network === null || marks.network === null || (await hasRoom(trx, chosen, network, marks.network)))
      await addChoice(trx, chosen);
  });
}

/** Of the guests of one network, the first few who make a choice are counted, and so many of their choices a day. */
async function hasRoom(trx: Transaction, chosen: Chosen, network: string, mark: string): Promise<boolean> {
  if ((await choicesOfNetwork(trx, chosen.day, mark)) > mostChoicesOfANetwork) return false;
  for (let place = 0; place < mostChoosersOfANetwork; place++) {
    const taken = await marksOf(trx, chosen, { chooser: `network:${network} ${place}`, network: null });
    if (await noteMark(trx, chosen.day, taken.mark, null)) return true;
  }
  return false;
}

/** Forgets what no longer counts, and who was counted on days that are over everywhere. */
export async function forgetOldChoices({ db, clock }: { db: Database; clock: ServiceContext['clock'] }): Promise<void> {
  const today = clock.now().toZonedDateTimeISO('UTC').toPlainDate();
  await forgetChoices(db, {
    chosen: today.subtract({ days: demandKeptDays + 1 }).toString(),
    marked: today.subtract({ days: 1 }).toString(),
  });
}
