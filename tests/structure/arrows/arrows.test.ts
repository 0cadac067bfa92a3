import { describe, expect, it } from 'vitest';
import { findings, lintConfig } from '../planted-house.ts';
import { consoleParts } from './console.ts';
import { components, designSystemFrame } from './design-system.ts';
import { gateway, gatewayMachinery } from './gateway.ts';
import { parts } from './parts.ts';
import type { Planted } from './planted.ts';
import { services } from './services.ts';
import { features, screens, webFrame } from './web.ts';

const house = {
  'a service': services,
  'an area of the gateway': gateway,
  "the gateway's machinery": gatewayMachinery,
  'a feature': features,
  'a screen': screens,
  "the storefront's frame": webFrame,
  'the console': consoleParts,
  'a component': components,
  "the design system's frame": designSystemFrame,
  'a part that others stand on': parts,
};

/** Every form in which one file can need another. */
const forms: Readonly<Record<string, string>> = {
  'an import': "import { a } from '../cart/deep/a.ts';\nexport const b = a;\n",
  'an import of a type': "import type { A } from '../cart/deep/a.ts';\nexport type B = A;\n",
  'an import for its effects': "import '../cart/deep/a.ts';\n",
  'an export': "export { a } from '../cart/deep/a.ts';\n",
  'an export of everything': "export * from '../cart/deep/a.ts';\n",
  'an import that loads later': "export const load = () => import('../cart/deep/a.ts');\n",
  'a type of a module': "export type A = import('../cart/deep/a.ts').A;\n",
};
const formFile = (form: string) => `web/src/features/newborn/form-${form.replaceAll(' ', '-')}.ts`;

/** What a rule may take of another service: its types. */
const typesOnly: Readonly<Record<string, { text: string; isFree: boolean }>> = {
  types: { text: "import type { A } from '../../cart/index.ts';\nexport type B = A;\n", isFree: true },
  'each a type': { text: "import { type A } from '../../cart/index.ts';\nexport type B = A;\n", isFree: false },
  'an export of types': { text: "export type { A } from '../../cart/index.ts';\n", isFree: true },
  'a type of a module': { text: "export type A = import('../../cart/index.ts').A;\n", isFree: true },
  'a type and a value': {
    text: "import { type A, b } from '../../cart/index.ts';\nexport const c: A = b;\n",
    isFree: false,
  },
  effects: { text: "import '../../cart/index.ts';\n", isFree: false },
  'an export of a value': { text: "export { a } from '../../cart/index.ts';\n", isFree: false },
};
const typesFile = (kind: string) => `services/src/newborn/rules/takes-${kind.replaceAll(' ', '-')}.ts`;

const code = ({ specifier }: Planted) => `import { planted } from '${specifier}';\nexport const used = planted;\n`;

describe('the linter holds the arrows of the house', () => {
  const planted = Object.values(house).flat();
  const said = findings(
    'arrows',
    'error',
    new Map([
      ...planted.map((one) => [one.file, code(one)] as const),
      ...Object.entries(forms).map(([form, text]) => [formFile(form), text] as const),
      ...Object.entries(typesOnly).map(([kind, { text }]) => [typesFile(kind), text] as const),
    ]),
  );

  it('is switched on, for everything', () => {
    const { rules, overrides } = lintConfig();
    expect(rules).toMatchObject({ 'larder/arrows': 'error' });
    expect(JSON.stringify(overrides ?? [])).not.toContain('larder/arrows');
  });

  it('is asked about each import in a file of its own', () => {
    expect(new Set(planted.map(({ file }) => file)).size).toBe(planted.length);
  });

  describe.each(Object.entries(house))('%s', (_, imports) => {
    const answers = (wanted: readonly Planted[]) =>
      wanted.map(({ file, specifier, reason }) => ({ file, specifier, reason, said: said.get(file)?.join(' ') }));

    it('may not import what is wrong, and is told why', () => {
      const wrong = answers(imports.filter(({ reason }) => reason !== null));
      expect(wrong.length).toBeGreaterThan(1);
      expect(wrong.filter(({ reason, said: message }) => message?.includes(reason!) !== true)).toEqual([]);
    });

    it('may import what is right', () => {
      const right = answers(imports.filter(({ reason }) => reason === null));
      expect(right.length).toBeGreaterThan(1);
      expect(right.filter(({ said: message }) => message !== undefined)).toEqual([]);
    });
  });

  it.each(Object.keys(forms))('in the form of %s', (form) => {
    expect(said.get(formFile(form))).toEqual([expect.stringContaining('Take of another feature')]);
  });

  it.each(Object.entries(typesOnly))('a rule takes of another service %s, or not', (kind, { isFree }) => {
    const messages = said.get(typesFile(kind))?.join(' ') ?? '';
    expect(messages.includes('A rule is pure')).toBe(!isFree);
  });
});
