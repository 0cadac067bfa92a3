import type { Command } from 'commander';
import { adjustPoints } from '../../games/index.ts';
import { pointsOf, reasonOf } from '../shell/arguments.ts';
import type { Run } from '../shell/run.ts';

interface Options {
  household: string;
  program: string;
  points: number;
  reason: string;
  case?: string;
}

/** `points adjust`: what support adds or removes, always with a reason and a second person's approval (N-71). */
export function pointsCommands(program: Command, run: Run): void {
  program
    .command('points')
    .description('household points')
    .command('adjust')
    .description('adds points, or removes them with a minus sign')
    .requiredOption('--household <id>', 'household')
    .requiredOption('--program <code>', 'program')
    .requiredOption('--points <count>', 'whole number, such as 40 or -40', pointsOf)
    .requiredOption('--reason <text>', "shown in the shopper's activity", reasonOf)
    .option('--case <id>', 'the support case this resolves; repeating it changes nothing', reasonOf)
    .action(({ household, program: code, points, reason, case: caseId }: Options) =>
      run.doing(
        {
          command: 'points adjust',
          subject: `${household} ${code}`,
          question: `${points} points for ${household} in ${code}?`,
          needsApproval: true,
          detail: { points, reason, ...(caseId === undefined ? {} : { case: caseId }) },
        },
        async (context) => {
          const balance = await adjustPoints(context, {
            householdId: household,
            programCode: code,
            points,
            reason,
            caseId,
          });
          return `${household} has ${balance} points in ${code}`;
        },
      ),
    );
}
