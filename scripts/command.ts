import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './processes.ts';

/** What Node has compiled once it reads from here in every process that a command starts: services are up in half the time. */
const compiled = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node') };

/** How a command ended. */
export interface Outcome {
  ok: boolean;
  /** Both streams in the order they came, without colors. */
  output: string;
  /** Seconds it took. */
  seconds: number;
  /** What there is to say of how it went. */
  note?: string;
}

/** Runs a script or tool on this Node and keeps what it prints. `args` begin with the script; `hear` gets what it sends. */
export function node(
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  hear?: (message: unknown) => void,
): Promise<Outcome> {
  const began = performance.now();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...compiled, NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
      stdio: ['ignore', 'pipe', 'pipe', ...(hear ? (['ipc'] as const) : [])],
    });
    if (hear) child.on('message', hear);
    let output = '';
    const end = (ok: boolean) => resolve({ ok, output: output.trim(), seconds: (performance.now() - began) / 1000 });
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', (error) => {
      output += error.message;
      end(false);
    });
    child.on('close', (code, signal) => {
      if (signal) output += `\nIt was ended by ${signal}.`;
      end(code === 0);
    });
  });
}

/** The installed tool's own script, so that it runs on this Node without a shell. */
export const tool = {
  codegen: 'node_modules/@graphql-codegen/cli/cjs/bin.js',
  knip: 'node_modules/knip/bin/knip.js',
  oxfmt: 'node_modules/oxfmt/bin/oxfmt',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  playwright: 'node_modules/@playwright/test/cli.js',
  storybook: 'node_modules/storybook/dist/bin/dispatcher.js',
  tsc: 'node_modules/typescript/bin/tsc',
  vite: 'node_modules/vite/bin/vite.js',
  vitest: 'node_modules/vitest/vitest.mjs',
} as const;
