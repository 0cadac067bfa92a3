import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const tests = join(import.meta.dirname, '..');
/** Seconds that each file takes, as `node scripts/gate/browser/lengths.ts` found them. */
export const lengthsFile = join(import.meta.dirname, 'lengths.json');

/** From so many seconds on a file is long, or middling. */
const from = { long: 12, middling: 5 } as const;

/** The files of browser tests, the long ones first, so that the workers end at about the same time. */
export function byLength(): { name: string; testMatch: string[] }[] {
  const lengths = JSON.parse(readFileSync(lengthsFile, 'utf8')) as Record<string, number>;
  const files = globSync('**/*.e2e.ts', { cwd: tests }).map((file) => file.replaceAll('\\', '/'));
  const kindOf = (file: string) => {
    const seconds = lengths[file];
    // One after another, files on a stack of their kind are long. So is whatever has not been measured.
    if (seconds === undefined || seconds >= from.long || isOneOfARow(file)) return 'long';
    return seconds >= from.middling ? 'middling' : 'short';
  };
  return (['long', 'middling', 'short'] as const)
    .map((name) => ({ name, testMatch: files.filter((file) => kindOf(file) === name).map((file) => `**/${file}`) }))
    .filter(({ testMatch }) => testMatch.length > 0);
}

const isOneOfARow = (file: string): boolean => /^\s*standsOn\(/m.test(readFileSync(join(tests, file), 'utf8'));
