/** An operation to begin with. */
export interface Example {
  group: string;
  title: string;
  query: string;
  variables: string;
}

const files = import.meta.glob<string>('../examples/*.graphql', { query: '?raw', import: 'default', eager: true });

/** The operations of `examples/*.graphql`, in the order of their file names. */
export const examples: readonly Example[] = Object.keys(files)
  .toSorted()
  .map((name) => exampleOf(files[name] ?? ''));

/** Groups in the order in which they first appear. */
export const groups: readonly { name: string; examples: Example[] }[] = [
  ...Map.groupBy(examples, (example) => example.group),
].map(([name, members]) => ({ name, examples: members }));

/** A file begins with `# Group: Title` and may have a line `# variables {...}`. */
function exampleOf(text: string): Example {
  const [, group = 'Examples', title = 'Example'] = /^# ([^:\n]+): ([^\n]+)/.exec(text) ?? [];
  const [line = '', variables = ''] = /^# variables (.+)\n/m.exec(text) ?? [];
  const pretty = variables && JSON.stringify(JSON.parse(variables), null, 2);
  return { group, title, query: text.replace(line, '').trim(), variables: pretty };
}
