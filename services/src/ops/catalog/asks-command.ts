import type { Command } from 'commander';
import { asksByStore } from '../../catalog/index.ts';
import { iso } from '../../platform/clock.ts';
import { storesById } from '../../stores/index.ts';
import { countOf, idOf } from '../shell/arguments.ts';
import { printable } from '../shell/printable.ts';
import type { Run } from '../shell/run.ts';
import { grouped } from '../shell/import-commands.ts';

/** So many things are listed for each store. */
const usualMost = 20;

/** `catalog asks`: what shoppers ask stores to stock. */
export function asksCommand(catalog: Command, run: Run): void {
  catalog
    .command('asks')
    .description('lists what shoppers ask stores to stock after a search that found nothing, what most ask for first')
    .argument('[store]', "store's number; every store if omitted", idOf)
    .option('--most <count>', 'how many things to list for each store', countOf, usualMost)
    .action((storeId: string | undefined, { most }: { most: number }) =>
      run.reading(async ({ context }) => {
        const asks = await asksByStore(context.db, { ...(storeId === undefined ? {} : { storeId }), most });
        if (asks.length === 0) run.say('Nothing has been asked for.');
        const stores = await storesById(context.db, [...new Set(asks.map((ask) => ask.storeId))]);
        const names = new Map(stores.map((store) => [store.storeId, `${store.name}, ${store.city}`]));
        let shown: string | undefined;
        for (const ask of asks) {
          if (ask.storeId !== shown) run.say(printable(`${ask.storeId}  ${names.get(ask.storeId) ?? ''}`));
          shown = ask.storeId;
          run.say(
            printable(`${grouped(ask.count).padStart(6)}  ${ask.typed}  (last ${iso(ask.lastAskedAt).slice(0, 10)})`),
          );
        }
      }),
    );
}
