import type { Command } from 'commander';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import { FreeEntryBody } from '../games/contract/draws.ts';
import { enterByLetter, type LetterWriter } from '../games/draws/free-entry.ts';
import { drawById } from '../games/store/draws.ts';
import { gamesDb } from '../games/store/tables.ts';
import { notFound } from '../games/refusals.ts';
import { ConfigError } from '../platform/config.ts';
import type { Run } from './run.ts';

interface Options extends Record<string, string | undefined> {
  letter: string;
}

const validator = Compile(
  Type.Omit(FreeEntryBody, ['proofOfWork', 'browserId', 'clientRequestId', 'programCode'], {
    additionalProperties: false,
  }),
);
const letterId = /^[A-Za-z0-9_-]{1,50}$/;

/** `draw enter`: a free entry that came by letter (N-28, N-71). */
export function letterCommand(draw: Command, run: Run): void {
  draw
    .command('enter')
    .description('enters somebody who has written a letter, free and once for each letter')
    .argument('<draw>', 'id of the draw')
    .requiredOption('--letter <id>', 'name of the letter; the same again changes nothing')
    .requiredOption('--name <name>', 'full name')
    .requiredOption('--address <address>', 'street and number')
    .option('--address2 <address>', 'apartment')
    .requiredOption('--city <city>', 'city')
    .requiredOption('--state <state>', 'two letters')
    .requiredOption('--zip-code <zip>', '94607 or 94607-1234')
    .requiredOption('--email <address>', 'where a win is told')
    .requiredOption('--date-of-birth <date>', 'like 1985-07-01')
    .action((drawId: string, { letter, ...options }: Options) => {
      const writer = writerOf(options);
      if (!letterId.test(letter)) throw new ConfigError('--letter is 1 to 50 letters, digits, - or _.');
      return run.doing(
        {
          command: 'draw enter',
          subject: drawId,
          question: `Enter letter ${letter} in ${drawId}?`,
          detail: { letter },
          inParts: true,
        },
        async (context) => {
          const found = await drawById(gamesDb(context.db), drawId);
          if (!found) throw notFound('DRAW_NOT_FOUND', `There is no draw ${drawId}.`);
          const entered = await enterByLetter(context, letter, { ...writer, programCode: found.program_code });
          return `${drawId}: ${entered.entryIds.join(', ')}; ${entered.entries} of ${entered.entryLimit} entries at that address`;
        },
      );
    });
}

function writerOf(options: Omit<Options, 'letter'>): Omit<LetterWriter, 'programCode'> {
  if (validator.Check(options)) return options;
  const faults = validator.Errors(options).map(({ instancePath, message }) => `  ${instancePath.slice(1)} ${message}`);
  throw new ConfigError(`The letter can't be entered:\n${faults.join('\n')}`);
}
