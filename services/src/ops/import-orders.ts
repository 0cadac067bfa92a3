import { join } from 'node:path';
import { Command } from 'commander';
import { readConfig } from '../platform/config.ts';
import { describeImport, takeInOrders } from './orders-command.ts';
import { explain } from './run.ts';
import { openSession } from './session.ts';
import { terminal } from './terminal.ts';

// The orders of a store as they are fed in by its own systems: nobody is there to be an operator.
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
