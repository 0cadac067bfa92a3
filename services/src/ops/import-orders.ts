import { join } from 'node:path';
import { Command } from 'commander';
import { readConfig } from '../platform/config.ts';
import { describeImport, takeInOrders } from './orders/orders-command.ts';
import { explain } from './shell/run.ts';
import { openSession } from './shell/session.ts';
import { terminal } from './shell/terminal.ts';

// Orders fed in by a store's own systems, where no one is there to be the operator.
const root = join(import.meta.dirname, '..', '..', '..');
const command = describeImport(new Command('import-orders')).action(
  async (file: string, options: { rejected: string }) => {
    const session = await openSession(readConfig(process.env, root), undefined);
    try {
      terminal.say(await takeInOrders(session.context, file, options));
    } finally {
      await session.close();
    }
  },
);

try {
  await command.parseAsync();
} catch (error) {
  process.exitCode = explain(error, terminal);
}
