// What each component weighs, brotli, with all it brings besides React; checked against size-limits.ts and written to
// dist/sizes.json for the table in the README.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Rolldown } from 'vite';
import { sizeLimits } from './size-limits.ts';

const root = join(import.meta.dirname, '..');
const kib = 1024;

/** Every component, by the folder it lives in. */
const componentNames = (): string[] => readdirSync(join(root, 'src/components')).sort();

/** One build of all components; what several need stands in chunks of its own. */
async function built(names: readonly string[]): Promise<Map<string, Rolldown.OutputChunk | Rolldown.OutputAsset>> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries(names.map((name) => [name, join(root, `src/components/${name}/index.ts`)])),
        external: /^react(?:-dom)?(?:\/|$)/,
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  });
  const [{ output } = { output: [] }] = [result].flat() as Rolldown.RolldownOutput[];
  return new Map(output.map((file) => [file.fileName, file]));
}

/** The texts of an entry and of all that it loads at once, scripts and styles apart. */
function loaded(files: Awaited<ReturnType<typeof built>>, entry: string): { js: string; css: string } {
  const seen = new Set<string>();
  const styles = new Set<string>();
  const scripts: string[] = [];
  const visit = (fileName: string) => {
    const file = files.get(fileName);
    if (seen.has(fileName) || file?.type !== 'chunk') return;
    seen.add(fileName);
    scripts.push(file.code);
    for (const style of file.viteMetadata?.importedCss ?? []) styles.add(style);
    file.imports.forEach(visit);
  };
  visit(entry);
  const css = [...styles].map((name) => {
    const file = files.get(name);
    return file?.type === 'asset' ? String(file.source) : '';
  });
  return { js: scripts.join('\n'), css: css.join('\n') };
}

const packed = (text: string) => (text ? brotliCompressSync(text).length : 0);

/** Bytes of every component, scripts and styles together. */
async function componentSizes(): Promise<Record<string, number>> {
  const names = componentNames();
  const files = await built(names);
  return Object.fromEntries(
    names.map((name) => {
      const { js, css } = loaded(files, `${name}.js`);
      return [name, packed(js) + packed(css)];
    }),
  );
}

const sizes = await componentSizes();
mkdirSync(join(root, 'dist'), { recursive: true });
writeFileSync(join(root, 'dist/sizes.json'), `${JSON.stringify(sizes, null, 2)}\n`);

const limits: Readonly<Record<string, number>> = sizeLimits;
const faults = [
  ...Object.keys(limits)
    .filter((name) => !(name in sizes))
    .map((name) => `${name} is no component`),
  ...Object.entries(sizes).flatMap(([name, bytes]) => {
    const limit = limits[name];
    if (limit === undefined) return [`${name} has no limit; it weighs ${(bytes / kib).toFixed(1)} KiB`];
    return bytes > limit * kib ? [`${name} weighs ${(bytes / kib).toFixed(1)} KiB, more than ${limit}`] : [];
  }),
];
for (const [name, bytes] of Object.entries(sizes))
  console.log(`${name.padEnd(22)} ${(bytes / kib).toFixed(1).padStart(6)} of ${limits[name] ?? '–'} KiB`);
if (faults.length > 0) {
  console.error(`${faults.join('\n')}\nLimits stand in design-system/scripts/size-limits.ts.`);
  process.exitCode = 1;
}
