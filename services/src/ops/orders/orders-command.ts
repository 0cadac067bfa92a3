import { basename } from 'node:path';
import { SingleBar } from 'cli-progress';
import type { Command } from 'commander';
import { importOrders } from '../../orders/index.ts';
import { ConfigError } from '../../platform/config.ts';
import { codeOf } from '../../platform/start-error.ts';
import type { Run } from '../shell/run.ts';
import type { OpsContext } from '../shell/session.ts';
import { storeCommands } from './store-commands.ts';

interface Options {
  rejected: string;
}

/** Arguments of an import: the file, and where rejected lines go. */
export const describeImport = (command: Command): Command =>
  command
    .description(
      'imports finalized orders: one JSON object per line, or a .csv with a header; an interrupted import resumes',
    )
    .argument('<file>', 'orders file')
    .option('--rejected <file>', 'where to write rejected lines (<file>.rejected.jsonl)', '');

/** Imports an orders file, with a progress bar on a terminal; returns the result. @throws ConfigError when the file can't be read */
export async function takeInOrders(context: OpsContext, file: string, { rejected }: Options): Promise<string> {
  const rejectedFile = rejected || `${file}.rejected.jsonl`;
  const bar = new SingleBar({
    format: '{bar} {percentage} %  {taken} new, {known} known, {rejectedLines} rejected',
    hideCursor: true,
  });
  try {
    bar.start(100, 0, { taken: 0, known: 0, rejectedLines: 0 });
    const done = await importOrders(context, { file, rejectedFile }, (now) =>
      bar.update(Math.floor((100 * now.bytesDone) / Math.max(now.bytesTotal, 1)), {
        taken: now.taken,
        known: now.known,
        rejectedLines: now.rejected,
      }),
    );
    const counts = `New orders imported: ${done.taken}; already imported: ${done.known}; lines rejected: ${done.rejected}.`;
    return done.rejected > 0 ? `${counts}\nRejected lines and reasons: ${rejectedFile}` : counts;
  } catch (error) {
    const { path, message } = error as NodeJS.ErrnoException;
    throw path === undefined ? error : new ConfigError(`${path} can't be opened (${codeOf(error) || message}).`);
  } finally {
    bar.stop();
  }
}

/** `orders import`: the same as `npm run import-orders`, by an operator and with its lines in the audit log. */
export function ordersCommands(program: Command, run: Run): void {
  const orders = program.command('orders').description('store orders');
  storeCommands(orders, run);
  describeImport(orders.command('import')).action((file: string, options: Options) =>
    run.doing(
      {
        command: 'orders import',
        subject: basename(file),
        question: `Import the orders in ${file}?`,
        inParts: true,
      },
      (context) => takeInOrders(context, file, options),
    ),
  );
}
