import { notFound } from '../../platform/http/errors.ts';
import type { Command } from 'commander';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import { drawById, enterByLetter, FreeEntryBody, type LetterWriter } from '../../draws/index.ts';
import { ConfigError } from '../../platform/config.ts';
import { shapeFaults } from '../../platform/files/shape-faults.ts';
import { bookFreeEntry } from '../../games/index.ts';
import type { Run } from '../shell/run.ts';

interface Options extends Record<string, string | undefined> {
  letter: string;
}

const validator = Compile(
  Type.Omit(FreeEntryBody, ['proofOfWork', 'browserId', 'clientRequestId', 'programCode'], {
    additionalProperties: false,
  }),
);
const letterId = /^[A-Za-z0-9_-]{1,50}$/;

/** `draw enter`: a free entry by letter (N-28, N-71). */
export function letterCommand(draw: Command, run: Run): void {
  draw
    .command('enter')
    .description('enters someone who mailed a letter, free, once per letter')
    .argument('<draw>', 'draw ID')
    .requiredOption('--letter <id>', 'reference for the letter; repeating it changes nothing')
    .requiredOption('--name <name>', 'full name')
    .requiredOption('--address <address>', 'street address')
    .option('--address2 <address>', 'apartment')
    .requiredOption('--city <city>', 'city')
    .requiredOption('--state <state>', 'two-letter code')
    .requiredOption('--zip-code <zip>', '94607 or 94607-1234')
    .requiredOption('--email <address>', 'where to send news of a win')
    .requiredOption('--date-of-birth <date>', 'like 1985-07-01')
    .action((drawId: string, { letter, ...options }: Options) => {
      const writer = writerOf(options);
      if (!letterId.test(letter))
        throw new ConfigError('--letter must be 1 to 50 letters, digits, hyphens, or underscores.');
      return run.doing(
        {
          command: 'draw enter',
          subject: drawId,
          question: `Enter letter ${letter} in ${drawId}?`,
          detail: { letter },
          inParts: true,
        },
        async (context) => {
          const found = await drawById(context.db, drawId);
          if (!found) throw notFound('DRAW_NOT_FOUND', `Draw ${drawId} not found.`);
          const entered = await enterByLetter(
            context,
            letter,
            { ...writer, programCode: found.program_code },
            bookFreeEntry,
          );
          return `${drawId}: ${entered.entryIds.join(', ')}; ${entered.entries} of ${entered.entryLimit} entries at that address`;
        },
      );
    });
}

function writerOf(options: Omit<Options, 'letter'>): Omit<LetterWriter, 'programCode'> {
  if (validator.Check(options)) return options;
  const faults = shapeFaults(validator.Errors(options), 'the letter').map((fault) => `  ${fault}`);
  throw new ConfigError(`The letter can't be entered:\n${faults.join('\n')}`);
}
