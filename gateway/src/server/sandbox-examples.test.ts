import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, validate, type DocumentNode } from 'graphql';
import { expect, test } from 'vitest';
import { sizeLimit } from './graphql/limits.ts';
import { schema } from './schema.ts';

const folder = join(import.meta.dirname, '../../sandbox/examples');
const files = globSync('*.graphql', { cwd: folder });
const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');

/** The variables of an example, and those that its operation declares. */
function variablesOf(text: string, document: DocumentNode): [string[], string[]] {
  const given = /^# variables (.+)$/m.exec(text)?.[1];
  const declared = document.definitions.flatMap((each) =>
    each.kind === 'OperationDefinition'
      ? (each.variableDefinitions ?? []).map(({ variable }) => variable.name.value)
      : [],
  );
  return [Object.keys(JSON.parse(given ?? '{}') as object), declared];
}

test('the sandbox has examples', () => {
  expect(files.length).toBeGreaterThanOrEqual(8);
});

test.each(files)('the example %s is an operation of this schema, titled, with its variables', (file) => {
  const text = textOf(file);
  const document = parse(text);
  expect(validate(schema, document)).toEqual([]);
  expect(validate(schema, document, [sizeLimit])).toEqual([]);
  expect(text).toMatch(/^# [^:\n]+: [^\n]+\n/);
  const [given, declared] = variablesOf(text, document);
  expect(given).toEqual(declared);
});
