import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { tool } from '../../scripts/command.ts';
import { root } from '../../scripts/processes.ts';

interface Config {
  jsPlugins: string[];
  rules: Record<string, unknown>;
  overrides?: unknown;
}

/** The linter's configuration of this house. */
export const lintConfig = (): Config => JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8')) as Config;

/** What the linter says of a house of these files, by the file's path: all that one rule of ours finds there. */
export function findings(rule: string, severity: unknown, files: ReadonlyMap<string, string>): Map<string, string[]> {
  const place = mkdtempSync(join(tmpdir(), 'larder-planted-'));
  try {
    const jsPlugins = lintConfig().jsPlugins.map((path) => join(root, path));
    const config = JSON.stringify({ jsPlugins, rules: { [`larder/${rule}`]: severity } });
    for (const [file, code] of [...files, ['.oxlintrc.json', config] as const]) {
      mkdirSync(dirname(join(place, file)), { recursive: true });
      writeFileSync(join(place, file), code);
    }
    const { diagnostics } = JSON.parse(lint(place)) as {
      diagnostics: { filename: string; code: string; message: string }[];
    };
    const said = new Map<string, string[]>();
    for (const { filename, code, message } of diagnostics)
      if (code === `larder(${rule})`) said.set(filename, [...(said.get(filename) ?? []), message]);
    return said;
  } finally {
    rmSync(place, { recursive: true });
  }
}

/** The linter's report; it ends with 1 when it finds something. */
function lint(place: string): string {
  const options = { cwd: place, encoding: 'utf8', maxBuffer: 64 * 2 ** 20 } as const;
  try {
    return execFileSync(process.execPath, [join(root, tool.oxlint), '--format=json'], options);
  } catch (failure) {
    return (failure as { stdout: string }).stdout;
  }
}
