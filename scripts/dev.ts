import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { node, tool } from './command.ts';
import { root } from './processes.ts';
import { main } from './start.ts';

/** Runs a generator whenever a file that it reads changes; changes that come while it runs are taken together. */
function regenerate(folder: string, isInput: (path: string) => boolean, run: readonly string[]): void {
  if (!existsSync(join(root, folder))) return;
  let running = false;
  let again = false;
  const generate = async (): Promise<void> => {
    again = running;
    if (running) return;
    running = true;
    const { ok, output } = await node(run);
    if (!ok) console.error(output);
    running = false;
    if (again) await generate();
  };
  watch(join(root, folder), { recursive: folder !== '.' }, (_event, path) => {
    if (path && isInput(path)) void generate();
  }).unref();
}

async function prepare(): Promise<void> {
  for (const run of [['design-system/scripts/themes.ts'], ['web/scripts/pictures.ts'], [tool.codegen]]) {
    const { ok, output } = await node(run);
    if (!ok) throw new Error(`${output}\n\n${run[0]} failed; what it said stands above.`);
  }
  regenerate('web/src', (path) => path.endsWith('.graphql'), [tool.codegen]);
  regenerate('.', (path) => path === 'schema.graphql', [tool.codegen]);
  regenerate('design-system/tokens', () => true, ['design-system/scripts/themes.ts']);
}

if (process.argv.includes('--playback')) process.env['GATEWAY_UPSTREAMS'] = 'playback';
await main({ dev: true, prepare });
