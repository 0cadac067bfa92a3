import { basename } from 'node:path';
import { SingleBar } from 'cli-progress';
import type { Command } from 'commander';
import { importCatalog, newestCatalogVersions, rollBackCatalog, standardDepartments } from '../../catalog/index.ts';
import { iso } from '../../platform/clock.ts';
import { ConfigError } from '../../platform/config.ts';
import { codeOf } from '../../platform/start-error.ts';
import type { Run } from '../shell/run.ts';
import type { OpsContext } from '../shell/session.ts';

const shownVersions = 20;
const number = new Intl.NumberFormat('en-US');

/** `catalog import`, `catalog status`, and `catalog rollback`. */
export function catalogCommands(program: Command, run: Run): void {
  const catalog = program.command('catalog').description('products, prices, stock, and stores');
  catalog
    .command('import')
    .description(
      'imports products, prices, stock, or stores: a .csv with a header, or one JSON object per line; an interrupted import resumes',
    )
    .argument('<file>', 'file to import')
    .option('--rejected <file>', 'where to write rejected lines (<file>.rejected.jsonl)', '')
    .action((file: string, { rejected }: { rejected: string }) =>
      run.doing(
        {
          command: 'catalog import',
          subject: basename(file),
          question: `Import ${file} into the catalog?`,
          inParts: true,
        },
        (context) => takeIn(context, file, rejected || `${file}.rejected.jsonl`),
      ),
    );
  catalog
    .command('status')
    .description('lists the versions of the catalog, newest first')
    .action(() =>
      run.reading(async ({ context }) => {
        const versions = await newestCatalogVersions(context.db, shownVersions);
        if (versions.length === 0) run.say('Nothing has been imported.');
        for (const { version, source, publishedAt, added, changed, rolledBackAt } of versions)
          run.say(
            `${String(version).padStart(4)}  ${iso(publishedAt)}  ${number.format(added)} new, ${number.format(changed)} changed  ${source}${
              rolledBackAt ? `  (rolled back ${iso(rolledBackAt)})` : ''
            }`,
          );
      }),
    );
  catalog
    .command('rollback')
    .description('takes the newest version back: products and prices are as they were before; stores and stock stay')
    .action(() =>
      run.doing(
        { command: 'catalog rollback', subject: 'catalog', question: 'Take the newest version of the catalog back?' },
        async (context) => {
          const { version, rows } = await rollBackCatalog(context);
          return `Version ${version} is rolled back. Products and prices that it changed: ${number.format(rows)}.`;
        },
      ),
    );
}

async function takeIn(context: OpsContext, file: string, rejectedFile: string): Promise<string> {
  const bar = new SingleBar({ format: '{bar} {percentage} %  {staged} read, {rejected} rejected', hideCursor: true });
  try {
    bar.start(100, 0, { staged: 0, rejected: 0 });
    const done = await importCatalog(
      context,
      { file, rejectedFile, source: basename(file), departments: standardDepartments() },
      ({ done: part, staged, rejected }) => bar.update(Math.floor(100 * part), { staged, rejected }),
    );
    const lines = [
      `New: ${number.format(done.added)}; changed: ${number.format(done.changed)}; unchanged: ${number.format(done.unchanged)}; lines rejected: ${number.format(done.rejected)}.`,
      done.version === null
        ? 'The catalog is as it was: there was nothing to publish.'
        : `Published as version ${done.version}.`,
    ];
    if (done.unusedColumns.length > 0) lines.push(`Columns not used: ${done.unusedColumns.join(', ')}.`);
    if (done.rejected > 0) lines.push(`Rejected lines and reasons: ${rejectedFile}`);
    return lines.join('\n');
  } catch (error) {
    const { path, message } = error as NodeJS.ErrnoException;
    throw path === undefined ? error : new ConfigError(`${path} can't be opened (${codeOf(error) || message}).`);
  } finally {
    bar.stop();
  }
}
