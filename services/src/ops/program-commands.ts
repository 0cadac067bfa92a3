import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { publishProgram } from '../games/publish.ts';
import { publishPrizeContent } from '../games/publish-prizes.ts';
import { ConfigError } from '../platform/config.ts';
import { inTransaction } from '../platform/database.ts';
import { ServiceError } from '../platform/errors.ts';
import { cryptoRandom } from '../platform/random.ts';
import { programOf } from './program-file.ts';
import type { Run } from './run.ts';

/** `program …`: a program as a file, checked first, then launched with its rules frozen (N-27). */
export function programCommands(program: Command, run: Run): void {
  const programs = program.command('program').description('programs (games)');
  programs
    .command('create')
    .description('checks a program file and says what is wrong; changes nothing')
    .argument('<file>', 'JSON file')
    .action(async (file: string) => {
      const draft = await read(file);
      console.log(
        `${draft.code}: ${draft.prizes.length} prizes, ${draft.divisions.length} divisions; ready to launch.`,
      );
    });
  programs
    .command('launch')
    .description('publishes a program: its rules are frozen, its draw’s commitment is public')
    .argument('<file>', 'JSON file')
    .action(async (file: string) => {
      const draft = await read(file);
      return run.doing(
        {
          command: 'program launch',
          subject: draft.code,
          question: `Launch ${draft.code}? Its rules can't be changed any more.`,
        },
        async ({ context }) => {
          const sponsor = draft.sponsor ?? context.config.sponsor;
          if (!sponsor)
            throw new ServiceError(
              400,
              'SPONSOR_MISSING',
              'Name the sponsor in the file, or with SPONSOR_NAME and SPONSOR_ADDRESS.',
            );
          await inTransaction(context.db, async (trx) => {
            await publishProgram(trx, draft, sponsor);
            await publishPrizeContent(trx, cryptoRandom, draft.content);
          }).catch((error: unknown) => {
            if ((error as { code?: string }).code === '23505')
              throw new ServiceError(409, 'PROGRAM_EXISTS', `${draft.code}, or one of its prizes, is there already.`);
            if (error instanceof Error && error.message.startsWith(`${draft.code}: `))
              throw new ServiceError(400, 'PROGRAM_INVALID', error.message);
            throw error;
          });
          console.log(`${draft.code} is live.${draft.sweepstakes ? ` Draw: ${draft.code.toLowerCase()}` : ''}`);
        },
      );
    });
}

async function read(file: string) {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new ConfigError(`${file} can't be read.`);
  });
  return programOf(text, cryptoRandom);
}
