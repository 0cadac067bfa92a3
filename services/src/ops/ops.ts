import { Command, CommanderError } from 'commander';
import { iso } from '../platform/clock.ts';
import { countOf, withIdsMarked } from './shell/arguments.ts';
import { auditLines } from '../operators/index.ts';
import { catalogCommands } from './catalog/catalog-commands.ts';
import { drawCommands } from './draws/draw-commands.ts';
import { letterCommand } from './draws/letter-command.ts';
import { mailCommand } from './mail/mail-command.ts';
import { offersCommands } from './offers/offers-commands.ts';
import { ordersCommands } from './orders/orders-command.ts';
import { receiptCommand } from './orders/receipt-command.ts';
import { pointsCommands } from './games/points-commands.ts';
import { prizeCommands } from './prizes/prize-commands.ts';
import { programCommands } from './games/program-commands.ts';
import { ledgerCommand } from './orders/ledger-command.ts';
import { storesCommands } from './stores/stores-commands.ts';
import { operatorsCommands } from './operators/operators-commands.ts';
import { subscriptionsCommands } from './subscriptions/subscriptions-command.ts';
import { createRun, explain, type Place, type Run } from './shell/run.ts';
import { winnerCommand } from './draws/winner-command.ts';

/**
 * The operators' command line.
 *
 * @param args without the names of node and script
 * @returns the exit code: 0 done, 1 refused, 2 not confirmed or not understood
 */
export async function ops(args: readonly string[], place: Place): Promise<number> {
  const { terminal } = place;
  const program = new Command('ops')
    .description(
      'Operations on programs, prizes, draws, points, orders, subscriptions, offers, stores, the catalog, and the people of the console; every change is written to the audit log.',
    )
    .option('--operator <name>', 'who runs the command; the key comes from OPERATOR_KEY')
    .option('--approver <name>', 'who approves it, where two people are needed; the key comes from APPROVER_KEY')
    .option('--yes', 'confirms without asking')
    .option('--now <instant>', 'demo only: the time to use as now')
    .showHelpAfterError()
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.say(text.trimEnd()),
      writeErr: (text) => terminal.complain(text.trimEnd()),
    });
  const run = createRun(place, () => program.opts());
  programCommands(program, run);
  const draw = drawCommands(program, run);
  letterCommand(draw, run);
  winnerCommand(draw, run);
  prizeCommands(program, run);
  pointsCommands(program, run);
  ordersCommands(program, run);
  receiptCommand(program, run);
  catalogCommands(program, run);
  offersCommands(program, run);
  storesCommands(program, run);
  subscriptionsCommands(program, run);
  mailCommand(program, run);
  operatorsCommands(program, run);
  auditCommand(program, run);
  try {
    await program.parseAsync(withIdsMarked(args), { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.code === 'commander.helpDisplayed' ? 0 : 2;
    return explain(error, terminal);
  }
}

function auditCommand(program: Command, run: Run): void {
  const audit = program
    .command('audit')
    .description('lists who did what, newest first')
    .option('--last <count>', 'number of lines', countOf, 20)
    .action((options: { last: number }) =>
      run.reading(async (session) => {
        for (const { at, operator, command, subject, outcome } of await auditLines(session.context.db, options.last))
          run.say(`${iso(at)}  ${operator.padEnd(12)} ${command.padEnd(16)} ${subject.padEnd(24)} ${outcome}`);
      }),
    );
  ledgerCommand(audit, run);
}
