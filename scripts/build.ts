import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { node, tool } from './command.ts';
import { root } from './processes.ts';

/** One thing that is made from others. */
interface Step {
  name: string;
  /** Patterns of what it is made from; the packages' versions count always. */
  inputs: readonly string[];
  /** What has to exist afterwards. */
  outputs: readonly string[];
  /** The script and its arguments. */
  run: readonly string[];
  env?: NodeJS.ProcessEnv;
}

const library = 'component library';
const designSystem = ['design-system/src/**/*', 'design-system/scripts/**/*', 'design-system/tokens*/**/*'];
const steps: readonly Step[] = [
  {
    name: 'themes',
    inputs: designSystem,
    outputs: ['design-system/dist/themes'],
    run: ['design-system/scripts/themes.ts'],
  },
  {
    name: 'pictures',
    inputs: ['web/src/art/**/*', 'web/scripts/pictures.ts'],
    outputs: ['web/public/pictures'],
    run: ['web/scripts/pictures.ts'],
  },
  {
    name: 'storefront',
    inputs: [...designSystem, 'web/**/*', 'draw-proof/*', 'pricing/**/*', 'schema.graphql'],
    outputs: ['web/dist/client', 'web/dist/server'],
    run: [tool.vite, 'build', 'web', '--logLevel', 'warn'],
  },
  {
    name: 'console',
    inputs: [...designSystem, 'console/**/*', 'console.graphql'],
    outputs: ['console/dist/index.html'],
    run: [tool.vite, 'build', 'console', '--logLevel', 'error'],
  },
  {
    name: 'sandbox',
    inputs: ['gateway/sandbox/**/*', 'schema.graphql'],
    outputs: ['gateway/dist/sandbox'],
    run: [tool.vite, 'build', 'gateway/sandbox', '--logLevel', 'warn'],
  },
  {
    name: library,
    inputs: [...designSystem, 'design-system/.storybook/**/*', 'web/src/**/*', 'draw-proof/*', 'pricing/**/*'],
    outputs: ['design-system/dist/library/index.html'],
    run: [tool.storybook, 'build', '-c', 'design-system/.storybook', '-o', 'design-system/dist/library', '--quiet'],
    env: { STORYBOOK_DISABLE_TELEMETRY: '1' },
  },
];

const stamps = join(root, 'node_modules', '.cache', 'larder-build');

interface BuildOptions {
  say?: (line: string) => void;
  /** Leaves out the component library, which takes longest and no page needs. */
  withLibrary?: boolean;
}

/** Makes what is missing or out of date; says nothing when all is fresh. Throws with the tool's output when a step fails. */
export async function build({ say = console.log, withLibrary = true }: BuildOptions = {}): Promise<void> {
  mkdirSync(stamps, { recursive: true });
  for (const step of steps) {
    if (step.name === library && !withLibrary) continue;
    const hash = hashOf(step);
    if (isFresh(step, hash)) continue;
    const { ok, output, seconds } = await node(step.run, { NODE_ENV: 'production', ...step.env });
    if (!ok) throw new Error(`${output}\n\nThe build of the ${step.name} failed; what it said stands above.`);
    say(`Built the ${step.name} in ${seconds.toFixed(1)} s.`);
    writeFileSync(join(stamps, step.name), hashOf(step));
  }
}

function isFresh({ name, outputs }: Step, hash: string): boolean {
  const stamp = join(stamps, name);
  return (
    outputs.every((path) => existsSync(join(root, path))) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash
  );
}

function hashOf({ inputs, run }: Step): string {
  const hash = createHash('sha256').update(run.join(' '));
  for (const file of inputFiles(inputs))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('hex');
}

const folders = /(^|[\\/])(node_modules|dist)$/;
const besides = /\.tsbuildinfo$|\.test\.tsx?$/;

/** The files that match, and the packages' versions, in order; without tests and what the compiler notes, which change no build. */
export const inputFiles = (patterns: readonly string[]): string[] =>
  // A glob leaves out folders; files below the first floor come all the same.
  globSync([...patterns, 'package-lock.json'], { cwd: root, exclude: (path) => folders.test(path) })
    .filter((file) => !besides.test(file) && statSync(join(root, file)).isFile())
    .sort();

if (import.meta.main) {
  try {
    await build();
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
