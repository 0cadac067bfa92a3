import type { Command } from 'commander';
import { hasTaxes } from '../../cart/index.ts';
import { goodsCounts } from '../../catalog/index.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { ConfigError } from '../../platform/config.ts';
import { closeToShoppers, type FactsOf, openToShoppers, readinessOf, type StoreReadiness } from '../../stores/index.ts';
import { idOf } from '../shell/arguments.ts';
import { grouped } from '../shell/import-commands.ts';
import { printable } from '../shell/printable.ts';
import { Failed, type Run } from '../shell/run.ts';

const factsOf: FactsOf = async (db, stores) => {
  const goods = await goodsCounts(
    db,
    stores.map(({ storeId }) => storeId),
  );
  return ({ storeId, state }) => ({ ...(goods.get(storeId) ?? { priced: 0, inStock: 0 }), hasTaxes: hasTaxes(state) });
};

const several = (id: string, before: readonly string[] = []) => [...before, idOf(id)];
const counted = (count: number) => (count === 1 ? '1 store' : `${grouped(count)} stores`);

/** `stores check`, `stores open`, and `stores close`. */
export function openingCommands(stores: Command, run: Run): void {
  stores
    .command('check')
    .description('lists what stores lack before they open; fails if something is lacking')
    .argument('[store...]', 'stores by number; all if omitted', several)
    .action((storeIds: readonly string[] | undefined) =>
      run.reading(async ({ context }) => {
        const asked = await readinessOf(context.db, storeIds?.length ? storeIds : null, factsOf);
        if (asked.length === 0) run.say('There are no stores.');
        for (const each of asked) for (const line of linesOf(each)) run.say(printable(line));
        const incomplete = asked.filter(({ lacks }) => lacks.length > 0).length;
        if (incomplete > 0) throw new Failed(`${counted(incomplete)} lack${incomplete === 1 ? 's' : ''} something.`);
      }),
    );
  stores
    .command('open')
    .description('opens stores to shoppers, once they lack nothing')
    .argument('[store...]', 'stores by number', several)
    .option('--all', 'every store that is not open')
    .option('--anyway', 'also a store that lacks something')
    .action(
      (given: readonly string[] | undefined, { all = false, anyway = false }: { all?: boolean; anyway?: boolean }) => {
        const storeIds = given ?? [];
        if (all === storeIds.length > 0) throw new ConfigError('Name the stores to open, or say --all.');
        const subject = all ? 'all stores' : storeIds.join(' ');
        return run.doing(
          { command: 'stores open', subject, question: `Open ${subject} to shoppers?`, detail: { anyway } },
          async ({ db }) => {
            const opened = await inTransaction(db, (trx) =>
              openToShoppers(trx, { storeIds: all ? null : storeIds, isAnyway: anyway }, factsOf),
            );
            return opened.length === 0
              ? 'Nothing to open: shoppers see them already.'
              : `Opened: ${counted(opened.length)}.`;
          },
        );
      },
    );
  stores
    .command('close')
    .description('closes stores to shoppers: they are not found, and take no new orders; those placed stay')
    .argument('<store...>', 'stores by number', several)
    .action((storeIds: readonly string[]) =>
      run.doing(
        { command: 'stores close', subject: storeIds.join(' '), question: `Close ${storeIds.join(', ')} to shoppers?` },
        async ({ db, clock }) => {
          const closed = await inTransaction(db, (trx) => closeToShoppers(trx, storeIds, clock.now()));
          return closed === 0 ? 'Nothing to close: shoppers see none of them.' : `Closed: ${counted(closed)}.`;
        },
      ),
    );
}

function linesOf({ store: { storeId, displayBanner, address, city, state }, isOpen, lacks }: StoreReadiness): string[] {
  const head = `${storeId}  ${displayBanner}, ${address}, ${city}, ${state}: ${isOpen ? 'open' : 'not open'}`;
  return [lacks.length > 0 ? head : `${head}, lacks nothing`, ...lacks.map((lack) => `    ${lack}`)];
}
