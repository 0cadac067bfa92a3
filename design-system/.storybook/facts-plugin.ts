import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

const name = 'virtual:library-facts';
const script = join(import.meta.dirname, '../scripts/library/library-facts.ts');

/** Hands the pages what types and styles say of each component; a process of its own reads them, at each start. */
export const factsPlugin: Plugin = {
  name: 'larder:library-facts',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: async (id) => {
    if (id !== `\0${name}`) return undefined;
    const { stdout } = await promisify(execFile)(process.execPath, [script], { maxBuffer: 2 ** 25 });
    return `export const facts = JSON.parse(${JSON.stringify(stdout)});`;
  },
};
