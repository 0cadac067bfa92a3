import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const gateway = join(import.meta.dirname, '../src');

/** Models of the areas for codegen: `PrizeModel` in `areas/prizes/models.ts` is what the resolvers of `Prize` work on. */
export function mappers(): Record<string, string> {
  const files = globSync(join(gateway, 'areas/*/models.ts')).toSorted();
  return Object.fromEntries(
    files.flatMap((file) => {
      const names = readFileSync(file, 'utf8').matchAll(/^export (?:type|interface) (\w+)Model\b/gm);
      const path = relative(join(gateway, 'generated'), file).replaceAll('\\', '/');
      return [...names].map(([, type]) => [type, `${path}#${type}Model`]);
    }),
  );
}
