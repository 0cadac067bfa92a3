import { join } from 'node:path';
import { Command } from 'commander';
import { SingleBar } from 'cli-progress';
import { migrated, services } from '../app.ts';
import { importOrders } from '../games/import-orders.ts';
import { systemClock } from '../platform/clock.ts';
import { readConfig } from '../platform/config.ts';
import { createDatabase } from '../platform/database.ts';
import { migrate, readMigrations } from '../platform/migrations.ts';
import { openDatabase } from '../platform/open-database.ts';
import { cryptoRandom } from '../platform/random.ts';

const root = join(import.meta.dirname, '..', '..', '..');

const command = new Command('import-orders')
  .description('Takes in finalized orders, one JSON object a line; cut off, it goes on where it was when run again.')
  .argument('<file>', 'the orders')
  .option('--rejected <file>', 'where lines that are no order go', '')
  .action(async (file: string, { rejected }: { rejected: string }) => {
    const rejectedFile = rejected || `${file}.rejected.jsonl`;
    const database = await openDatabase(readConfig(process.env, root));
    const bar = new SingleBar({
      format: '{bar} {percentage} %  {taken} taken in, {known} known, {rejectedLines} rejected',
      hideCursor: true,
    });
    try {
      await migrate(database.pool, await readMigrations(migrated(services)));
      const context = { db: createDatabase(database.pool), clock: systemClock, random: cryptoRandom };
      bar.start(100, 0, { taken: 0, known: 0, rejectedLines: 0 });
      const done = await importOrders(context, { file, rejectedFile }, (now) =>
        bar.update(Math.floor((100 * now.bytesDone) / Math.max(now.bytesTotal, 1)), {
          taken: now.taken,
          known: now.known,
          rejectedLines: now.rejected,
        }),
      );
      bar.stop();
      console.log(`${done.taken} orders taken in, ${done.known} known already, ${done.rejected} lines rejected.`);
      if (done.rejected > 0) console.log(`The rejected lines and their reasons: ${rejectedFile}`);
    } finally {
      bar.stop();
      await database.close();
    }
  });

try {
  await command.parseAsync();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
