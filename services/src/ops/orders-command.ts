import { basename } from 'node:path';
import { SingleBar } from 'cli-progress';
import type { Command } from 'commander';
import { importOrders } from '../games/points/import-orders.ts';
import { ConfigError } from '../platform/config.ts';
import { codeOf } from '../platform/postgres/failure.ts';
import type { Run } from './run.ts';
import type { OpsContext } from './session.ts';

interface Options {
  rejected: string;
}

/** What is asked for an import: the file, and where lines that are no order go. */
export const describeImport = (command: Command): Command =>
  command
    .description('takes in finalized orders: one JSON object a line, or a .csv with a header; cut off, it goes on')
    .argument('<file>', 'the orders')
    .option('--rejected <file>', 'where lines that are no order go (<file>.rejected.jsonl)', '');

/** Takes in a file of orders, with a bar where somebody looks on; answers what came of it. @throws ConfigError when the file can't be read */
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
    const counts = `New orders taken in: ${done.taken}; known already: ${done.known}; lines rejected: ${done.rejected}.`;
    return done.rejected > 0 ? `${counts}\nThe rejected lines and their reasons: ${rejectedFile}` : counts;
  } catch (error) {
    const { path, message } = error as NodeJS.ErrnoException;
    throw path === undefined ? error : new ConfigError(`${path} can't be opened (${codeOf(error) || message}).`);
  } finally {
    bar.stop();
  }
}

/** `orders import`: the same as `npm run import-orders`, by an operator and with its lines in the audit log. */
export function ordersCommands(program: Command, run: Run): void {
  const orders = program.command('orders').description('orders of the stores');
  describeImport(orders.command('import')).action((file: string, options: Options) =>
    run.doing(
      {
        command: 'orders import',
        subject: basename(file),
        question: `Take in the orders of ${file}?`,
        inParts: true,
      },
      (context) => takeInOrders(context, file, options),
    ),
  );
}
