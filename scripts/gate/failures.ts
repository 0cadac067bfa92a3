import type { Failure } from './events.ts';

/** The one command that repeats a test, or a file of tests. */
export function repeatOf({ path, title }: Pick<Failure, 'path' | 'title'>): string | undefined {
  if (!path) return undefined;
  return `npm test -- ${quoted(path)}${title ? ` -t ${quoted(title)}` : ''}`;
}

/** How a failure is told: the test, what it says, and the command that repeats it. */
export function failureLines(failure: Failure): string {
  const { path, title, message } = failure;
  const repeat = repeatOf(failure);
  return [
    `✗ ${[path, title].filter(Boolean).join(' > ') || 'outside of a test'}`,
    ...firstLines(message, 30).map((line) => `    ${line}`.trimEnd()),
    ...(repeat ? [`    ${repeat}`] : []),
    '',
  ].join('\n');
}

/** A word as a shell takes it. */
function quoted(word: string): string {
  if (/^[\w./@:=-]+$/.test(word)) return word;
  return /["$`\\!]/.test(word) ? `'${word.replaceAll("'", String.raw`'\''`)}'` : `"${word}"`;
}

/** A title as both tools look for it: what a group and its test are called is joined by a space there, and by ` > ` here. */
export const titlePattern = (title: string): string =>
  title
    .split(' > ')
    .map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
    .join('(?: > | )');

function firstLines(text: string, count: number): string[] {
  const lines = text.trimEnd().split('\n');
  return lines.length <= count ? lines : [...lines.slice(0, count), `… and ${lines.length - count} more lines`];
}
