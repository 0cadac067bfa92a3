import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { publishPrizeContent, publishProgram } from '../../games/index.ts';
import { ConfigError, type ServicesConfig } from '../../platform/config.ts';
import { type Database, isUniqueViolation } from '../../platform/database/database.ts';
import { ServiceError } from '../../platform/http/errors.ts';
import { cryptoRandom } from '../../platform/random.ts';
import { type ProgramOfFile, programOf } from './program-file.ts';
import type { Run } from '../shell/run.ts';

/** `program …`: a program as a file, checked first, then launched with its rules frozen (N-27). */
export function programCommands(program: Command, run: Run): void {
  const programs = program.command('program').description('programs (games)');
  programs
    .command('create')
    .description('checks a program file and reports what is wrong; changes nothing')
    .argument('<file>', 'JSON file')
    .action(async (file: string) => {
      const draft = await read(file);
      run.say(
        `${draft.code} is ready to launch. Prizes: ${draft.prizes.length}, divisions: ${draft.divisions.join(', ')}.`,
      );
    });
  programs
    .command('launch')
    .description('publishes a program: its rules are frozen and its draw’s commitment becomes public')
    .argument('<file>', 'JSON file')
    .action(async (file: string) => {
      const draft = await read(file);
      return run.doing(
        {
          command: 'program launch',
          subject: draft.code,
          question: `Launch ${draft.code}? Its rules can't be changed after that.`,
        },
        async ({ db, config }) => {
          await launch(db, draft, config.sponsor);
          return `${draft.code} is live.${draft.sweepstakes ? ` Draw: ${draft.code.toLowerCase()}` : ''}`;
        },
      );
    });
}

async function launch(db: Database, draft: ProgramOfFile, house: ServicesConfig['sponsor']): Promise<void> {
  const sponsor = draft.sponsor ?? house;
  if (!sponsor)
    throw new ServiceError(
      400,
      'SPONSOR_MISSING',
      'Name the sponsor in the file, or set SPONSOR_NAME and SPONSOR_ADDRESS.',
    );
  try {
    await publishProgram(db, draft, sponsor);
    await publishPrizeContent(db, cryptoRandom, draft.content);
  } catch (error) {
    if (isUniqueViolation(error))
      throw new ServiceError(409, 'PROGRAM_EXISTS', `${draft.code}, or one of its prizes, already exists.`);
    if (error instanceof Error && error.message.startsWith(`${draft.code}: `))
      throw new ServiceError(400, 'PROGRAM_INVALID', error.message);
    throw error;
  }
}

async function read(file: string) {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new ConfigError(`${file} can't be read.`);
  });
  return programOf(text, cryptoRandom);
}
