import type { Command } from 'commander';
import { adjustPoints } from '../games/adjust-points.ts';
import { ConfigError } from '../platform/config.ts';
import type { Run } from './run.ts';

interface Options {
  household: string;
  program: string;
  points: string;
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
    .requiredOption('--points <count>', 'whole number, such as 40 or -40')
    .requiredOption('--reason <text>', 'shown to the shopper in the activity')
    .action(({ household, program: code, points: text, reason }: Options) => {
      const points = Number(text);
      if (!Number.isInteger(points) || points === 0) throw new ConfigError('--points must be a whole number, not 0.');
      return run.doing(
        {
          command: 'points adjust',
          subject: `${household} ${code}`,
          question: `${text} points for ${household} in ${code}?`,
          detail: { points, reason },
        },
        async ({ context }) => {
          const balance = await adjustPoints(context, { householdId: household, programCode: code, points, reason });
          console.log(`${household} has ${balance} points in ${code}`);
        },
      );
    });
}
