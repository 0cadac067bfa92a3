import { expect, test } from 'vitest';
import { libraryFacts } from './library-facts.ts';

const pages = Object.entries(libraryFacts('design-system'));
const rows = pages.flatMap(([, { components }]) =>
  components.flatMap(({ name, props }) => props.map((prop) => ({ ...prop, where: `${name}.${prop.name}` }))),
);

test('every prop of every component shows its type as people write it, and says what it does', () => {
  expect(pages.length).toBeGreaterThan(70);
  expect(pages.filter(([, { components }]) => components.length === 0)).toEqual([]);
  const vague = rows.filter(({ type }) => /\bunion\b|\bany\b|\bunknown\b|\bVariants?\b|undefined|\.\.\./.test(type));
  expect(vague.map(({ where, type }) => `${where}: ${type}`)).toEqual([]);
  const silent = rows.filter(({ description }) => !/^["`“\p{Lu}\d−-].*[.?!”)"]$/u.test(description));
  expect(silent.map(({ where, description }) => `${where}: ${description}`)).toEqual([]);
});

test('a boolean is a switch, a union of values is a choice with its values in the order of the source', () => {
  const switches = rows.filter(({ type }) => type === 'boolean');
  expect(switches.length).toBeGreaterThan(40);
  expect(switches.filter(({ control }) => control !== 'switch')).toEqual([]);
  const choices = rows.filter(({ type }) => /^'[^|]+'(?: \| '[^|]+')+$/.test(type));
  expect(choices.length).toBeGreaterThan(60);
  for (const { where, type, control, options } of choices)
    expect([where, control, options?.map((value) => `'${value}'`).join(' | ')]).toEqual([where, 'choice', type]);
});

const page = (name: string) => Object.fromEntries(pages)[name]!;
const prop = (name: string, of: string) => page(name).components[0]?.props.find((one) => one.name === of);

test('types are read through aliases, interfaces of several files, and type parameters', () => {
  expect(prop('Button', 'tone')).toEqual({
    name: 'tone',
    type: "'primary' | 'brand' | 'outline' | 'quiet' | 'plain'",
    description: 'One `primary` per card, dialog or panel; `brand` and `outline` for actions that repeat.',
    required: true,
    control: 'choice',
    options: ['primary', 'brand', 'outline', 'quiet', 'plain'],
  });
  expect(prop('Button', 'size')).toMatchObject({ required: false, defaultValue: "'medium'" });
  expect(prop('Button', 'icon')).toMatchObject({ type: 'IconName', control: 'choice' });
  expect(prop('Alert', 'tone')?.type).toBe("'error' | 'warning' | 'info' | 'success'");
  expect(prop('Select', 'value')).toMatchObject({ type: 'string', control: 'text' });
  expect(prop('Select', 'options')).toMatchObject({ type: 'readonly SelectOption[]', control: 'none' });
  expect(prop('Select', 'options')?.detail).toContain('disabled?: boolean;');
  expect(prop('Stack', 'gap')?.type).toBe('0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16 | 20');
  expect(prop('Button', 'aria-*')?.type).toBe('AriaAttributes');
});

test('each component has the line that brings it in, its tokens, and a status that its use bears out', () => {
  for (const [name, { importLine }] of pages)
    expect(importLine).toMatch(new RegExp(`^import \\{ \\w[\\w, ]*\\} from '@larder/design-system/${name}';$`));
  expect(page('LiveRegion').importLine).toContain('LiveRegionProvider, useAnnounce');
  expect(page('Button').tokens).toEqual(
    expect.arrayContaining(['--action', '--text-lead', '--leading-lead', '--ease-out']),
  );
  expect(page('ButtonLink').tokens).toEqual(page('Button').tokens);
  expect(page('TextField').tokens).toContain('--border-control');
  expect(page('Stack').tokens).toContain('--space-20');
  expect(page('Heading').tokens).toContain('--font-display');
  expect(page('Button')).toMatchObject({ status: 'stable' });
  expect(page('Button').usedBy).toBeGreaterThan(20);
});
