import type { Command } from 'commander';
import { adjustPoints } from '../games/adjust-points.ts';
import { pointsOf, reasonOf } from './arguments.ts';
import type { Run } from './run.ts';

interface Options {
  household: string;
  program: string;
  points: number;
  reason: string;
}

/** `points adjust`: what support gives or takes back, always with a reason (N-71). */
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
    .action(({ household, program: code, points, reason }: Options) =>
      run.doing(
        {
          command: 'points adjust',
          subject: `${household} ${code}`,
          question: `${points} points for ${household} in ${code}?`,
          detail: { points, reason },
        },
        async (context) => {
          const balance = await adjustPoints(context, { householdId: household, programCode: code, points, reason });
          return `${household} has ${balance} points in ${code}`;
        },
      ),
    );
}
