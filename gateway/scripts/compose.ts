import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { Kind, parse, type ObjectTypeExtensionNode } from 'graphql';

const root = join(import.meta.dirname, '../..');
const areasFolder = 'gateway/src/areas';
const consoleFolder = 'gateway/src/console';
const sharedFile = 'gateway/src/shared/shared.graphql';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Areas are the folders with a descriptor, in alphabetical order. */
const areas = globSync(`${areasFolder}/*/index.ts`, { cwd: root })
  .map((file) => basename(join(file, '..')))
  .toSorted();

/** An area's SDL: what it adds to the roots and its main types first, then a file for each further subject. */
function sdlFilesOf(area: string): string[] {
  const main = `${areasFolder}/${area}/${area}.graphql`;
  const all = globSync(`${areasFolder}/${area}/*.graphql`, { cwd: root }).map((file) => file.replaceAll('\\', '/'));
  return [main, ...all.filter((file) => file !== main).toSorted()];
}

interface Part {
  title: string;
  file: string;
}

/** What one part adds to a type of another. */
interface Addition {
  title: string;
  fields: string;
}

/** SDL files as one document: a heading for each part, and each type whole, with what other parts add to it. */
function composedSchema(heading: string, parts: readonly Part[]): string {
  const additions = new Map<string, Addition[]>();
  const definitions = parts.map(({ title, file }) => {
    const text = read(file);
    return parse(text).definitions.flatMap((node) => {
      const own = text.slice(node.loc?.start, node.loc?.end);
      if (node.kind !== Kind.OBJECT_TYPE_EXTENSION)
        return [{ type: node.kind === Kind.OBJECT_TYPE_DEFINITION ? node.name.value : null, own }];
      const all = additions.get(node.name.value) ?? [];
      additions.set(node.name.value, [...all, { title, fields: fieldsOf(node, text) }]);
      return [];
    });
  });
  const whole = parts.map(({ title, file }, index) => {
    const types = definitions[index]?.map(({ type, own }) => withAdditions(own, (type && additions.get(type)) || []));
    for (const { type } of definitions[index] ?? []) if (type) additions.delete(type);
    return [`${rule}\n# ${title} (${file})\n${rule}`, ...(types ?? [])].join('\n\n');
  });
  if (additions.size > 0) throw new Error(`extended but not defined: ${[...additions.keys()].join(', ')}`);
  return `${heading}\n\n${whole.join('\n\n')}\n`;
}

/** What a storefront may ask. */
const shoppersParts = (): Part[] => [
  { title: 'Shared by all areas', file: sharedFile },
  ...areas.flatMap((name) => sdlFilesOf(name).map((file) => ({ title: capitalized(name), file }))),
];

/** What the console may ask: a schema of its own. */
const consoleParts = (): Part[] => [
  { title: 'Shared by all parts', file: `${consoleFolder}/shared.graphql` },
  ...globSync(`${consoleFolder}/*/*.graphql`, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
    .map((file) => ({ title: capitalized(basename(file, '.graphql').replaceAll('-', ' ')), file })),
];

const rule = `# ${'-'.repeat(78)}`;
const headingFor = (reader: string) =>
  `# The contract between ${reader} and gateway. Composed by gateway/scripts/compose.ts: edit the areas' files, not this one.`;

function fieldsOf({ fields = [], name, interfaces, directives }: ObjectTypeExtensionNode, text: string): string {
  if (interfaces?.length || directives?.length) throw new Error(`an area can add only fields to ${name.value}`);
  return text.slice(fields[0]?.loc?.start, fields.at(-1)?.loc?.end);
}

/** A type with the fields of other areas below its own. */
function withAdditions(own: string, additions: readonly Addition[]): string {
  if (additions.length === 0) return own;
  const added = additions.map(({ title, fields }) => `  # ${title}\n  ${fields}`).join('\n');
  return own.endsWith('}') ? `${own.slice(0, -1)}${added}\n}` : `${own} {\n${added}\n}`;
}

/** The list of areas, and the type of their sources. */
function areaList(): string {
  const withSource = areas.filter((name) => existsSync(join(root, areasFolder, name, 'source.ts')));
  const source = (name: string) => `${capitalized(name)}Source`;
  return [
    '/* Generated from the folders of gateway/src/areas by gateway/scripts/compose.ts. */',
    ...withSource.map((name) => `import type { ${source(name)} } from '../areas/${name}/source.ts';`),
    '',
    `export type AreaName = ${areas.map((name) => `'${name}'`).join(' | ')};`,
    '',
    '/** Calls of the services, by area. */',
    'export interface Sources {',
    ...withSource.map((name) => `  ${name}: ${source(name)};`),
    '}',
    '',
  ].join('\n');
}

/** The descriptors themselves; apart from their types, on which they depend. */
function descriptorList(): string {
  return [
    '/* Generated from the folders of gateway/src/areas by gateway/scripts/compose.ts. */',
    ...areas.map((name) => `import { ${name} } from '../areas/${name}/index.ts';`),
    '',
    '/** Every area, in alphabetical order. */',
    `export const areas = [${areas.join(', ')}] as const;`,
    '',
  ].join('\n');
}

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const files = {
  'schema.graphql': composedSchema(headingFor('web'), shoppersParts()),
  'console.graphql': composedSchema(headingFor('console'), consoleParts()),
  'gateway/src/generated/areas.ts': areaList(),
  'gateway/src/generated/descriptors.ts': descriptorList(),
};
for (const [file, text] of Object.entries(files)) {
  // What has not changed stays as it is, so that nobody who watches it starts anew.
  if (existsSync(join(root, file)) && read(file) === text) continue;
  if (!values.check) writeFileSync(join(root, file), text);
  else {
    console.error(`${file} is stale: run node gateway/scripts/compose.ts`);
    process.exitCode = 1;
  }
}
