import { writeFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { ConfigError } from '../../platform/config.ts';
import { exportStores, importStores, newestStoreVersions, rollBackStores } from '../../stores/index.ts';
import { openingCommands } from './opening-commands.ts';
import { grouped, importCommands } from '../shell/import-commands.ts';
import type { Run } from '../shell/run.ts';

/** `stores import`, `stores export`, `stores status`, and `stores rollback`; `check`, `open`, and `close`. */
export function storesCommands(program: Command, run: Run): void {
  const stores = importCommands(program, run, {
    name: 'stores',
    description: 'stores: where they are, when they are open, and how they take orders',
    holds: 'stores',
    questions: {
      import: (file) => `Import the stores of ${file}?`,
      rollback: 'Take the newest version of the stores back?',
    },
    rollback: 'takes the newest version back: stores are as they were before; a new one closes',
    unchanged: 'The stores are as they were: there was nothing to publish.',
    options: (command) => command.option('--banner <key>', 'banner of the stores that name none'),
    take: (context, file, onProgress, { banner }) =>
      importStores(context, { ...file, banners: run.banners, banner }, onProgress),
    versions: newestStoreVersions,
    async takeBack(context) {
      const { version, rows, closed } = await rollBackStores(context);
      return `Version ${version} is rolled back. Stores that are as they were: ${grouped(rows)}; closed, because they were new: ${grouped(closed)}.`;
    },
  });
  stores
    .command('export')
    .description(
      'writes every store with all that is kept of it, one JSON object per line; importing it changes nothing',
    )
    .argument('[file]', 'file to write; the terminal if omitted')
    .action((file: string | undefined) =>
      run.reading(async ({ context }) => {
        const lines = (await exportStores(context.db)).map((line) => JSON.stringify(line));
        if (file === undefined) return lines.forEach(run.say);
        if (/\.csv$/i.test(file)) throw new ConfigError('Stores are exported as JSON Lines: name the file .jsonl.');
        await writeFile(file, lines.map((line) => `${line}\n`).join(''));
        run.say(`Stores exported: ${grouped(lines.length)}, to ${file}`);
        return undefined;
      }),
    );
  openingCommands(stores, run);
}
