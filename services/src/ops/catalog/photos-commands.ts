import { basename } from 'node:path';
import type { Command } from 'commander';
import { importPhotos, prunePhotos, standardDepartments } from '../../catalog/index.ts';
import { grouped, takeIn } from '../shell/import-commands.ts';
import type { Run } from '../shell/run.ts';

/** `catalog photos`: the photos in a folder; `catalog prune-photos`: removes those that nothing needs. */
export function photosCommands(catalog: Command, run: Run): void {
  catalog
    .command('photos')
    .description(
      'imports the photos in a folder, named by GTIN and by what they show (-front, -back, -nutrition, -lifestyle): 0041220576074-back.jpg; an interrupted import resumes',
    )
    .argument('<folder>', 'folder of JPEG, PNG, WebP, and AVIF files')
    .option('--rejected <file>', 'where to write rejected files (<folder>.rejected.jsonl)', '')
    .action((given: string, { rejected }: { rejected: string }) => {
      const folder = given.replace(/[/\\]+$/, '') || given;
      return run.doing(
        {
          command: 'catalog photos',
          subject: basename(folder),
          question: `Import the photos in ${folder} into the catalog?`,
          inParts: true,
        },
        (context) =>
          takeIn(
            context,
            {
              unchanged: 'The photos are as they were: there was nothing to publish.',
              take: (of, { rejectedFile, source }, onProgress) =>
                importPhotos(of, { folder, rejectedFile, source, departments: standardDepartments() }, onProgress),
            },
            folder,
            rejected || `${folder}.rejected.jsonl`,
          ),
      );
    });
  catalog
    .command('prune-photos')
    .description(
      'removes the files of photos that no product has had for 30 days, and that no rollback could bring back',
    )
    .action(() =>
      run.doing(
        {
          command: 'catalog prune-photos',
          subject: 'catalog',
          question: 'Remove the files of photos that no product has?',
          inParts: true,
        },
        async (context) => `Photos removed: ${grouped(await prunePhotos(context))}.`,
      ),
    );
}
