import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { type Arrival, restock } from '../../games/index.ts';
import { ConfigError } from '../../platform/config.ts';
import { countOf, reasonOf } from '../shell/arguments.ts';
import type { Run } from '../shell/run.ts';

interface Options {
  add?: number;
  codes?: string;
  reason: string;
}

/** `prize restock`: more of a prize has arrived; households waiting for it are notified (N-69, N-71). */
export function prizeCommands(program: Command, run: Run): void {
  program
    .command('prize')
    .description('game prizes')
    .command('restock')
    .description('adds to the stock of a prize; the rules of its game must allow it')
    .argument('<prize>', 'prize id')
    .option('--add <count>', 'how many to add', countOf)
    .option('--codes <file>', 'for a prize with codes: a file with one code per line')
    .requiredOption('--reason <text>', 'recorded in the audit log', reasonOf)
    .action(async (prizeId: string, { add, codes: file, reason }: Options) => {
      const arrival = await arrivalOf(add, file);
      const count = 'codes' in arrival ? arrival.codes.length : arrival.count;
      return run.doing(
        {
          command: 'prize restock',
          subject: prizeId,
          question: `Add ${count} to ${prizeId}? This can't be undone.`,
          detail: { count, reason },
        },
        async (context) => {
          const { left, told } = await restock(context, prizeId, arrival);
          return `${prizeId}: ${count} more, ${left ?? 'no limit'} left; households notified: ${told}`;
        },
      );
    });
}

async function arrivalOf(add: number | undefined, file: string | undefined): Promise<Arrival> {
  if (add !== undefined && file === undefined) return { count: add };
  if (add !== undefined || file === undefined)
    throw new ConfigError('Pass --add with a number, or --codes with a file.');
  const text = await readFile(file, 'utf8').catch(() => {
    throw new ConfigError(`${file} can't be read.`);
  });
  const codes = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  if (codes.length === 0) throw new ConfigError(`${file} has no codes.`);
  if (new Set(codes).size < codes.length) throw new ConfigError(`${file} contains a code twice.`);
  return { codes };
}
