import type { Command } from 'commander';
import { adjustPoints } from '../games/points/adjust-points.ts';
import { pointsOf, reasonOf } from './arguments.ts';
import type { Run } from './run.ts';

interface Options {
  household: string;
  program: string;
  points: number;
  reason: string;
  case?: string;
}

/** `points adjust`: what support gives or takes back, always with a reason and a second person who agrees (N-71). */
export function pointsCommands(program: Command, run: Run): void {
  program
    .command('points')
    .description('points of households')
    .command('adjust')
    .description('gives points, or takes them with a minus')
    .requiredOption('--household <id>', 'household')
    .requiredOption('--program <code>', 'program')
    .requiredOption('--points <count>', 'whole number, such as 40 or -40', pointsOf)
    .requiredOption('--reason <text>', 'shown to the shopper in the activity', reasonOf)
    .option('--case <id>', 'the case of support that it answers; the same case again changes nothing', reasonOf)
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
