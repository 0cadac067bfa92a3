import { join } from 'node:path';
import { Command } from 'commander';
import { iso } from '../platform/clock.ts';
import { deeds } from './audit.ts';
import { drawCommands } from './draw-commands.ts';
import { pointsCommands } from './points-commands.ts';
import { programCommands } from './program-commands.ts';
import { createRun, explain } from './run.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const program = new Command('ops')
  .description('Operations on programs, draws and points; every change is written to the audit log.')
  .option('--operator <name>', 'who does it; the key comes from OPERATOR_KEY')
  .option('--yes', 'confirms without asking')
  .option('--now <instant>', 'demonstrations only: what time it is')
  .showHelpAfterError();
const run = createRun(process.env, root, () => program.opts());

programCommands(program, run);
drawCommands(program, run);
pointsCommands(program, run);
program
  .command('audit')
  .description('who did what, newest first')
  .option('--last <count>', 'how many', '20')
  .action((options: { last: string }) =>
    run.reading(async (session) => {
      for (const { at, operator, command, subject, outcome } of await deeds(session, Number(options.last) || 20))
        console.log(`${iso(at)}  ${operator.padEnd(12)} ${command.padEnd(16)} ${subject.padEnd(24)} ${outcome}`);
    }),
  );

try {
  await program.parseAsync();
} catch (error) {
  process.exitCode = explain(error);
}
