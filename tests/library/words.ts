import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const parts = [/When to use|Use it/, /When not|Don't use it/, /Anatomy/, /Accessibility/, /Keyboard/];

/** What a text about a component has nothing to say about. */
export const missingParts = (text: string): string[] =>
  parts.filter((part) => !part.test(text)).map((part) => `has no part ${String(part)}`);

/** What is missing in the description that a file of stories has for its page of docs, where a part begins in bold. */
export function missingWords(source: string): string[] {
  const text = readFileSync(join(import.meta.dirname, '../..', source), 'utf8');
  const [, description = ''] = /description: \{\s*component: `((?:[^`\\]|\\.)*)`/.exec(text) ?? [];
  return missingParts([...description.matchAll(/\*\*([^*]+)\*\*/g)].map(([, bold]) => bold).join('\n'));
}
