import { join } from 'node:path';
import { Command } from 'commander';
import { SingleBar } from 'cli-progress';
import { importOrders } from '../games/import-orders.ts';
import { readConfig } from '../platform/config.ts';
import { openSession } from './session.ts';

const root = join(import.meta.dirname, '..', '..', '..');

const command = new Command('import-orders')
  .description('Takes in finalized orders, one JSON object a line; cut off, it goes on where it was when run again.')
  .argument('<file>', 'the orders')
  .option('--rejected <file>', 'where lines that are no order go', '')
  .action(async (file: string, { rejected }: { rejected: string }) => {
    const rejectedFile = rejected || `${file}.rejected.jsonl`;
    const session = await openSession(readConfig(process.env, root), undefined);
    const bar = new SingleBar({
      format: '{bar} {percentage} %  {taken} taken in, {known} known, {rejectedLines} rejected',
      hideCursor: true,
    });
    try {
      bar.start(100, 0, { taken: 0, known: 0, rejectedLines: 0 });
      const done = await importOrders(session.context, { file, rejectedFile }, (now) =>
        bar.update(Math.floor((100 * now.bytesDone) / Math.max(now.bytesTotal, 1)), {
          taken: now.taken,
          known: now.known,
          rejectedLines: now.rejected,
        }),
      );
      bar.stop();
      console.log(`Orders taken in: ${done.taken}; known already: ${done.known}; lines rejected: ${done.rejected}.`);
      if (done.rejected > 0) console.log(`The rejected lines and their reasons: ${rejectedFile}`);
    } finally {
      bar.stop();
      await session.close();
    }
  });

try {
  await command.parseAsync();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
