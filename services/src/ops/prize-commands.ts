import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { type Arrival, restock } from '../games/prizes/restock.ts';
import { ConfigError } from '../platform/config.ts';
import { countOf, reasonOf } from './arguments.ts';
import type { Run } from './run.ts';

interface Options {
  add?: number;
  codes?: string;
  reason: string;
}

/** `prize restock`: more of a prize has arrived; whoever waits for it is told (N-69, N-71). */
export function prizeCommands(program: Command, run: Run): void {
  program
    .command('prize')
    .description('prizes of games')
    .command('restock')
    .description('adds to the stock of a prize; the rules of its game must allow it')
    .argument('<prize>', 'prize id')
    .option('--add <count>', 'how many have arrived', countOf)
    .option('--codes <file>', 'for a prize that hands out codes: a file with one in each line')
    .requiredOption('--reason <text>', 'stands in the audit log', reasonOf)
    .action(async (prizeId: string, { add, codes: file, reason }: Options) => {
      const arrival = await arrivalOf(add, file);
      const count = 'codes' in arrival ? arrival.codes.length : arrival.count;
      return run.doing(
        {
          command: 'prize restock',
          subject: prizeId,
          question: `${count} more of ${prizeId}? They can't be taken back.`,
          detail: { count, reason },
        },
        async (context) => {
          const { left, told } = await restock(context, prizeId, arrival);
          return `${prizeId}: ${count} more, ${left ?? 'no limit'} left; households told: ${told}`;
        },
      );
    });
}

async function arrivalOf(add: number | undefined, file: string | undefined): Promise<Arrival> {
  if (add !== undefined && file === undefined) return { count: add };
  if (add !== undefined || file === undefined) throw new ConfigError('Say how many with --add, or name --codes.');
  const text = await readFile(file, 'utf8').catch(() => {
    throw new ConfigError(`${file} can't be read.`);
  });
  const codes = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  if (codes.length === 0) throw new ConfigError(`${file} has no codes.`);
  if (new Set(codes).size < codes.length) throw new ConfigError(`${file} names a code twice.`);
  return { codes };
}
