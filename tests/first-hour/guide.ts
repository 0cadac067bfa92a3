import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/processes.ts';

/** A part of a guide: its heading, and the commands of its code blocks, line by line. */
export interface Step {
  heading: string;
  commands: readonly string[];
}

/** The steps of a page in docs, by its headings of the second level. */
export function stepsOf(page: string): Step[] {
  const [, ...parts] = readFileSync(join(root, 'docs', page), 'utf8').split(/^## /m);
  return parts.map((part) => ({
    heading: part.slice(0, part.indexOf('\n')),
    commands: [...part.matchAll(/^```sh\n(.*?)^```$/gms)].flatMap(([, block = '']) =>
      block.split('\n').filter((line) => line.trim() !== ''),
    ),
  }));
}

/** The words of a command, as a shell tells them apart. @param known values of its variables */
export const wordsOf = (command: string, known: Readonly<Record<string, string>> = {}): string[] =>
  [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare = '']) =>
    (quoted ?? bare).replaceAll(/\$([A-Z]+)/g, (_, name: string) => {
      const value = known[name];
      if (value === undefined) throw new Error(`the guide uses $${name} before it says what it is`);
      return value;
    }),
  );
