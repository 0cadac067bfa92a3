import { lockUntilCommit } from '../platform/database/advisory-lock.ts';
import { type ProgramDraft, publishPrizeContent, publishProgram, publishRewards, tellHistory } from '../games/index.ts';
import { customerById, type DemoCustomer, insertDemoIdentities } from '../identity/index.ts';
import { inTransaction, type Transaction } from '../platform/database/database.ts';
import type { Random } from '../platform/random.ts';
import type { ServiceContext } from '../platform/service.ts';
import { addProfiles } from '../profile/index.ts';
import { addWholeStores } from '../stores/index.ts';
import { tellDraws } from './draws.ts';
import { wholeStores } from './offerings.ts';
import { pasts } from './pasts.ts';
import { prizeContent } from './prize-content.ts';
import { profilesOf } from './profiles.ts';
import { inSpanish } from './programs/es/programs.ts';
import { harvestSpin } from './programs/harvest-spin.ts';
import { rewardsProgram } from './programs/rewards.ts';
import { marketTrail, pantryPick, scratchAndSip, summerCookout, winterWonders } from './programs/seasonal.ts';
import { bakeryBingo, citrusDrop, farmFriends, freshCoinDrop, grandGiveaway, luckyLoaf } from './programs/special.ts';
import { springPicnic, withSweepstakes } from './programs/sweepstakes.ts';
import { type Season, seasonAround } from './season.ts';
import { demoShoppers } from './shoppers.ts';
import { everyDivision, stores } from './stores.ts';

/** Games and histories use San Francisco time. */
const { timeZone } = stores.sanFrancisco;

/**
 * Stores, shoppers, programs, and their history so far, relative to now; once for each database, in one
 * transaction.
 */
export async function seedDemo(context: Pick<ServiceContext, 'db' | 'clock' | 'random' | 'config'>): Promise<void> {
  const { sponsor } = context.config;
  if (!sponsor) throw new Error('The demo data needs a sponsor for its rules.');
  await inTransaction(context.db, async (trx) => {
    await lockUntilCommit(trx, 'larder demo data');
    const season = seasonAround(context.clock.now(), timeZone);
    const { customers, households } = demoShoppers(season.now.toZonedDateTimeISO(timeZone).toPlainDate());
    // Data from an earlier version gets the stores added since.
    await addWholeStores(trx, wholeStores);
    if (await isSeeded(trx, customers)) return;
    await insertDemoIdentities(trx, { stores: [], households, customers });
    for (const draft of programs(season, context.random))
      await publishProgram(trx, withSweepstakes(draft, context.random), sponsor);
    await publishRewards(trx, rewardsProgram(season, everyDivision));
    await publishPrizeContent(trx, context.random, prizeContent(context.random));
    const shopper = shoppersByKey(customers);
    await tellPasts(trx, context.random, season, shopper);
    await tellDraws(trx, context, season, shopper);
  });
}

async function isSeeded(trx: Transaction, customers: readonly DemoCustomer[]): Promise<boolean> {
  const [first] = customers;
  return first !== undefined && (await customerById(trx, first.customerId)) !== null;
}

/** Every demo program with the divisions that have it. */
export function programs(season: Season, random: Random): ProgramDraft[] {
  const west = ['NORCAL', 'SOCAL', 'SEATTLE'];
  const moments = Array.from({ length: 260 }, () => random.uuid());
  const all = [
    harvestSpin(season, everyDivision),
    pantryPick(season, [...west, 'INTERMOUNTAIN']),
    scratchAndSip(season, everyDivision),
    marketTrail(season, [...west, 'JEWEL']),
    summerCookout(season, [...west, 'MIDATLANTIC']),
    winterWonders(season, everyDivision),
    freshCoinDrop(season, ['SOCAL', 'SEATTLE', 'MIDATLANTIC']),
    farmFriends(season, ['NORCAL', 'JEWEL']),
    grandGiveaway(season, ['NORCAL', 'INTERMOUNTAIN', 'JEWEL']),
    bakeryBingo(season, ['INTERMOUNTAIN', 'JEWEL']),
    citrusDrop(season, ['NORCAL', 'INTERMOUNTAIN', 'MIDATLANTIC']),
    springPicnic(season, ['SOCAL']),
    luckyLoaf(season, ['INTERMOUNTAIN', 'JEWEL', 'MIDATLANTIC'], moments),
  ];
  return all.map((draft) => {
    const es = inSpanish[draft.code];
    return es ? { ...draft, translations: { es } } : draft;
  });
}

type ByKey = (key: string) => DemoCustomer;

function shoppersByKey(customers: readonly DemoCustomer[]): ByKey {
  return (key) => {
    const found = customers.find((customer) => customer.key === key);
    if (!found) throw new Error(`there is no demo shopper ${key}`);
    return found;
  };
}

async function tellPasts(trx: Transaction, random: Random, season: Season, shopper: ByKey): Promise<void> {
  for (const { shopper: key, programCode, events } of pasts(season))
    await tellHistory(trx, random, shopper(key), { programCode, timeZone, events });
  await addProfiles(trx, profilesOf(season, shopper));
}
