import { basename } from 'node:path';
import { SingleBar } from 'cli-progress';
import type { Command } from 'commander';
import { iso } from '../../platform/clock.ts';
import { ConfigError } from '../../platform/config.ts';
import type { ImportProgress } from '../../platform/imports/read-file.ts';
import type { VersionRow, Written } from '../../platform/imports/versions.ts';
import { codeOf } from '../../platform/start-error.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Run } from './run.ts';
import type { OpsContext } from './session.ts';

const shownVersions = 20;
const number = new Intl.NumberFormat('en-US');

/** What a finished import says of itself. */
interface Imported extends Written {
  version: number | null;
  rejected: number;
  /** Products that no type fits; of nothing else. */
  untyped?: number;
  unusedColumns: readonly string[];
}

/** Things that are imported from files, and published as versions. */
export interface Imports {
  /** `catalog`. */
  name: string;
  /** What it is, and what a file may hold, for the help. */
  description: string;
  holds: string;
  /** Asked before a file is imported, and before the newest version is taken back. */
  questions: { import: (file: string) => string; rollback: string };
  /** What a rollback does, for the help. */
  rollback: string;
  /** Said when a file had nothing new. */
  unchanged: string;
  /** Adds options of its own to `import`; `take` is told them. */
  options?(command: Command): Command;
  take(
    context: OpsContext,
    file: { file: string; rejectedFile: string; untypedFile: string; source: string },
    onProgress: (progress: ImportProgress & { photos?: { all: number; taken: number } | null }) => void,
    options: Readonly<Record<string, string>>,
  ): Promise<Imported>;
  versions(db: Database, limit: number): Promise<VersionRow[]>;
  /** @returns what to say of it */
  takeBack(context: OpsContext): Promise<string>;
}

/** `… import`, `… status`, and `… rollback`. @returns the command that they belong to */
export function importCommands(program: Command, run: Run, imports: Imports): Command {
  const { name, description, holds, questions, rollback, options = (command) => command } = imports;
  const commands = program.command(name).description(description);
  options(
    commands
      .command('import')
      .description(`imports ${holds}: a .csv with a header, or one JSON object per line; an interrupted import resumes`)
      .argument('<file>', 'file to import')
      .option('--rejected <file>', 'where to write rejected lines (<file>.rejected.jsonl)', ''),
  ).action((file: string, given: { rejected: string } & Record<string, string>) =>
    run.doing(
      { command: `${name} import`, subject: basename(file), question: questions.import(file), inParts: true },
      (context) => takeIn(context, imports, file, given.rejected || `${file}.rejected.jsonl`, given),
    ),
  );
  commands
    .command('status')
    .description(`lists the versions of the ${name}, newest first`)
    .action(() =>
      run.reading(async ({ context }) => {
        const versions = await imports.versions(context.db, shownVersions);
        if (versions.length === 0) run.say('Nothing has been imported.');
        for (const { version, source, publishedAt, added, changed, rolledBackAt } of versions)
          run.say(
            `${String(version).padStart(4)}  ${iso(publishedAt)}  ${number.format(added)} new, ${number.format(changed)} changed  ${source}${
              rolledBackAt ? `  (rolled back ${iso(rolledBackAt)})` : ''
            }`,
          );
      }),
    );
  commands
    .command('rollback')
    .description(rollback)
    .action(() =>
      run.doing({ command: `${name} rollback`, subject: name, question: questions.rollback }, imports.takeBack),
    );
  return commands;
}

/** Imports a file, or a folder, and reports how far it has come. @returns what to say of it */
export async function takeIn(
  context: OpsContext,
  imports: Pick<Imports, 'take' | 'unchanged'>,
  file: string,
  rejectedFile: string,
  options: Readonly<Record<string, string>> = {},
): Promise<string> {
  const untypedFile = `${rejectedFile.replace(/(?:\.rejected)?\.jsonl$/, '')}.untyped.jsonl`;
  const bar = new SingleBar({
    format: '{bar} {percentage} %  {staged} read, {rejected} rejected{photos}',
    hideCursor: true,
  });
  try {
    bar.start(100, 0, { staged: 0, rejected: 0, photos: '' });
    const done = await imports.take(
      context,
      { file, rejectedFile, untypedFile, source: basename(file) },
      ({ done: part, staged, rejected, photos }) =>
        bar.update(Math.floor(100 * part), {
          staged,
          rejected,
          photos: photos ? `, photos of ${grouped(photos.taken)} of ${grouped(photos.all)} products` : '',
        }),
      options,
    );
    const lines = [
      `New: ${number.format(done.added)}; changed: ${number.format(done.changed)}; unchanged: ${number.format(done.unchanged)}; lines rejected: ${number.format(done.rejected)}.`,
      done.version === null ? imports.unchanged : `Published as version ${done.version}.`,
    ];
    if (done.unusedColumns.length > 0) lines.push(`Columns not used: ${done.unusedColumns.join(', ')}.`);
    if (done.untyped) lines.push(`Products without a type: ${number.format(done.untyped)}, listed in ${untypedFile}`);
    if (done.rejected > 0) lines.push(`Rejected lines and reasons: ${rejectedFile}`);
    return lines.join('\n');
  } catch (error) {
    const { path, message } = error as NodeJS.ErrnoException;
    throw path === undefined ? error : new ConfigError(`${path} can't be opened (${codeOf(error) || message}).`);
  } finally {
    bar.stop();
  }
}

/** `1,204`. */
export const grouped = (count: number): string => number.format(count);
