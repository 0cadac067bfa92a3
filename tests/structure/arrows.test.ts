import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tool } from '../../scripts/command.ts';
import { root } from '../../scripts/processes.ts';
import { arrows, type Arrow } from './arrows.ts';

/** What the linter says of each file of a house in which these imports are planted, by the file's path. */
function findings(planted: readonly Arrow[]): Map<string, string> {
  const house = mkdtempSync(join(tmpdir(), 'larder-arrows-'));
  try {
    copyFileSync(join(root, '.oxlintrc.json'), join(house, '.oxlintrc.json'));
    for (const [file, specifier] of planted) {
      mkdirSync(dirname(join(house, file)), { recursive: true });
      writeFileSync(join(house, file), `import { planted } from '${specifier}';\nexport const used = planted;\n`);
    }
    const { diagnostics } = JSON.parse(lint(house)) as {
      diagnostics: { filename: string; code: string; help?: string }[];
    };
    return new Map(diagnostics.map(({ filename, code, help = '' }) => [filename, `${code} ${help}`]));
  } finally {
    rmSync(house, { recursive: true });
  }
}

/** The linter's report; it ends with 1 when it finds something. */
function lint(house: string): string {
  try {
    return execFileSync(process.execPath, [join(root, tool.oxlint), '--format=json'], { cwd: house, encoding: 'utf8' });
  } catch (failure) {
    return (failure as { stdout: string }).stdout;
  }
}

describe('the linter holds the arrows of the house', () => {
  const planted = Object.entries(arrows).flatMap(([part, { wrong, right }]) =>
    [...wrong, ...right].map(([file, specifier]): Arrow => [`${part}/${file}`, specifier]),
  );
  const said = findings(planted);

  describe.each(Object.entries(arrows))('%s', (part, { wrong, right }) => {
    it.each(wrong)('%s may not import %s', (file, _specifier, reason) => {
      expect(said.get(`${part}/${file}`)).toContain('no-restricted-imports');
      expect(said.get(`${part}/${file}`)).toContain(reason);
    });

    it.each(right)('%s may import %s', (file) => {
      expect(said.get(`${part}/${file}`) ?? '').not.toContain('no-restricted-imports');
    });
  });
});
