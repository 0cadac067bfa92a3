// Writes docs/constants.md from the files that hold constants; `--check` compares.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Constant, constantsIn, pageOf } from './page.ts';

const root = join(import.meta.dirname, '../..');
const path = join(root, 'docs/constants.md');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Where constants stand. */
const homes = [
  'web/src/constants.ts',
  'gateway/src/constants.ts',
  'services/src/constants.ts',
  'design-system/src/support/constants.ts',
  'design-system/src/theme/media.ts',
  'services/src/catalog/rules/units.ts',
  'gateway/src/areas/catalog/texts/departments.ts',
];

/** How fast dialogs come and go is a token (S-259). */
function motion(): Constant[] {
  const file = 'design-system/tokens/core.tokens.json';
  const tokens = JSON.parse(read(file)) as {
    motion: Record<'in' | 'out', { $value: { value: number; unit: string } }>;
  };
  return (
    [
      ['in', 'a modal and its backdrop come'],
      ['out', 'a modal hides'],
    ] as const
  ).map(([name, meaning]) => {
    const { value, unit } = tokens.motion[name].$value;
    return {
      name: `motion.${name}`,
      value: String(value),
      unit,
      rows: ['S-259'],
      meaning: `${meaning} in this time.`,
      file,
    };
  });
}

const found = await Promise.all(
  homes.map(async (file) => {
    const values = (await import(join(root, file))) as Record<string, unknown>;
    return constantsIn(file, read(file), values);
  }),
);
const page = pageOf([...found.flat(), ...motion()]);
if (!process.argv.includes('--check')) writeFileSync(path, page);
else if (!existsSync(path) || readFileSync(path, 'utf8') !== page) {
  console.error('docs/constants.md is stale: run "npm run codegen".');
  process.exitCode = 1;
}
