import type { Command } from 'commander';
import { runDue } from '../../subscriptions/index.ts';
import { iso } from '../../platform/clock.ts';
import { Failed, type Run } from '../shell/run.ts';

/** `subscriptions run`: what is due by now at once, as the services do it every minute (N-65). */
export function subscriptionsCommands(program: Command, run: Run): void {
  const subscriptions = program.command('subscriptions').description('subscribe & save');
  subscriptions
    .command('run')
    .description('makes orders of the runs that are due, gives them their price, and sends reminders')
    .action(() =>
      run.doing(
        { command: 'subscriptions run', subject: 'all runs', question: 'Make what is due?', inParts: true },
        async (context) => {
          const failures: object[] = [];
          await runDue({ ...context, log: { error: (said) => void failures.push(said) } });
          if (failures.length > 0) throw new Failed(`${failures.length} failed, and are tried again by the services.`);
          return `Done, as far as runs are due by ${iso(context.clock.now()).slice(0, 16).replace('T', ' ')} UTC.`;
        },
      ),
    );
}
