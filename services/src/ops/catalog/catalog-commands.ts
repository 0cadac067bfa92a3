import type { Command } from 'commander';
import { importCatalog, newestCatalogVersions, rollBackCatalog, standardDepartments } from '../../catalog/index.ts';
import { grouped, importCommands } from '../shell/import-commands.ts';
import type { Run } from '../shell/run.ts';
import { asksCommand } from './asks-command.ts';
import { photosCommands } from './photos-commands.ts';
import { outTodayCommands } from './out-today-commands.ts';

const unchanged = 'The catalog is as it was: there was nothing to publish.';

/** `catalog import`, `catalog status`, and `catalog rollback`; what a store is out of today, and what it is asked to stock. */
export function catalogCommands(program: Command, run: Run): void {
  const catalog = importCommands(program, run, {
    name: 'catalog',
    description: 'products, photos, prices, and stock',
    holds: 'products, their photos, prices, or stock',
    questions: {
      import: (file) => `Import ${file} into the catalog?`,
      rollback: 'Take the newest version of the catalog back?',
    },
    rollback: 'takes the newest version back: products, photos, and prices are as they were before; stock stays',
    unchanged,
    take: (context, file, onProgress) =>
      importCatalog(context, { ...file, departments: standardDepartments() }, onProgress),
    versions: newestCatalogVersions,
    async takeBack(context) {
      const { version, rows } = await rollBackCatalog(context);
      return `Version ${version} is rolled back. Products, photos, and prices that it changed: ${grouped(rows)}.`;
    },
  });
  photosCommands(catalog, run);
  outTodayCommands(catalog, run);
  asksCommand(catalog, run);
}
