// Writes the table of components in the README from the reports of the last `npm run test:all` (test-results, or the folder
// that is named); `--check` compares the list only.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const designSystem = join(import.meta.dirname, '..');
const readme = join(designSystem, 'README.md');
const check = process.argv.includes('--check');
const results = (!check && process.argv[2]) || join(designSystem, '../test-results');
const [begin, end] = ['<!-- components: begin -->', '<!-- components: end -->'];

/** As the browser test of the library notes it. */
interface LibraryResult {
  title: string;
  stories: number;
  shown: number;
  stops: number;
  checks: Record<string, number>;
}

interface Suite {
  suites?: Suite[];
  specs?: { tests: { annotations: { type: string; description?: string }[] }[] }[];
}

const components = readdirSync(join(designSystem, 'src/components')).sort();

function report<Report>(name: string): Report {
  const path = join(results, name);
  if (!existsSync(path)) throw new Error(`There is no ${path}: run the tests first.`);
  return JSON.parse(readFileSync(path, 'utf8')) as Report;
}

/** What the browser found, by component. */
function libraryResults(): Map<string, LibraryResult> {
  const found = new Map<string, LibraryResult>();
  const read = ({ suites = [], specs = [] }: Suite) => {
    suites.forEach(read);
    for (const { annotations } of specs.flatMap(({ tests }) => tests))
      for (const { type, description } of annotations) {
        if (type !== 'library' || !description) continue;
        const result = JSON.parse(description) as LibraryResult;
        if (result.shown < result.stories)
          throw new Error(`Not every story of ${result.title} was shown: run "npm run test:all" first.`);
        found.set(result.title.split('/').at(-1) ?? '', result);
      }
  };
  read(report<Suite>('end-to-end.json'));
  return found;
}

/** Components that the server draws and the browser takes over without a warning. */
function serverRendered(): ReadonlySet<string> {
  const { testResults } = report<{
    testResults: { name: string; assertionResults: { title: string; status: string }[] }[];
  }>('vitest.json');
  return new Set(
    testResults
      .filter(({ name }) => name.endsWith('server-rendering.test.tsx'))
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'passed')
      .map(({ title }) => title.split(' ')[0] ?? ''),
  );
}

/** Sizes in KiB as the size budget has measured them. */
function sizes(): ReadonlyMap<string, number> {
  const path = join(designSystem, 'dist/sizes.json');
  if (!existsSync(path)) return new Map();
  return new Map(Object.entries(JSON.parse(readFileSync(path, 'utf8')) as Record<string, number>));
}

const passed = (faults: number | undefined) => (faults === undefined ? '–' : faults === 0 ? '✓' : `✗ ${faults}`);

function table(): string {
  const found = libraryResults();
  const drawn = serverRendered();
  const weighed = sizes();
  const rows = components.map((name) => {
    const result = found.get(name);
    const { checks = {}, stories = 0, stops = 0 } = result ?? {};
    const size = weighed.get(name);
    const keyboard =
      checks['keyboard'] === 0
        ? stops > 0
          ? `✓ ${stops} ${stops === 1 ? 'stop' : 'stops'}`
          : 'nothing to press'
        : passed(checks['keyboard']);
    const cells = [
      name,
      stories > 0 ? String(stories) : '–',
      keyboard,
      passed(checks['axe']),
      drawn.has(name) ? '✓' : '–',
      ...['right to left', 'forced colors', 'reduced motion', 'text at 200 %', 'longer words', 'pictures'].map(
        (check) => passed(checks[check]),
      ),
      size === undefined ? '–' : `${(size / 1024).toFixed(1)} KiB`,
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    '| component | stories | keyboard | axe | server-rendered | right to left | forced colors | reduced motion | text at 200 % | longer words | pictures | size, brotli |',
    '| --- | ---: | --- | --- | --- | --- | --- | --- | --- | --- | --- | ---: |',
    ...rows,
  ].join('\n');
}

/** What is wrong with the list in the README; nothing when each component has its row and its stories. */
function faultsOfList(text: string): string[] {
  const listed = text
    .slice(text.indexOf(begin), text.indexOf(end))
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) => line.split('|')[1]?.trim() ?? '');
  return [
    ...components.filter((name) => !listed.includes(name)).map((name) => `${name} has no row`),
    ...listed.filter((name) => !components.includes(name)).map((name) => `${name} is no component`),
    ...components
      .filter((name) => !existsSync(join(designSystem, `src/components/${name}/${name}.stories.tsx`)))
      .map((name) => `${name} has no stories`),
  ];
}

try {
  const text = readFileSync(readme, 'utf8');
  if (check) {
    const faults = faultsOfList(text);
    if (faults.length > 0)
      throw new Error(`design-system/README.md: ${faults.join('; ')}. Run node design-system/scripts/readme-table.ts.`);
  } else {
    writeFileSync(
      readme,
      `${text.slice(0, text.indexOf(begin))}${begin}\n\n${table()}\n\n${text.slice(text.indexOf(end))}`,
    );
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
