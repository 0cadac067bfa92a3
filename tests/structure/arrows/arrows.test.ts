import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tool } from '../../../scripts/command.ts';
import { root } from '../../../scripts/processes.ts';
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

/** What the linter's rule about arrows says of a house of these files, by the file's path. */
function findings(files: ReadonlyMap<string, string>): Map<string, string> {
  const place = mkdtempSync(join(tmpdir(), 'larder-arrows-'));
  try {
    const { jsPlugins } = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8')) as { jsPlugins: string[] };
    const config = { jsPlugins: jsPlugins.map((path) => join(root, path)), rules: { 'larder/arrows': 'error' } };
    for (const [file, code] of [...files, ['.oxlintrc.json', JSON.stringify(config)] as const]) {
      mkdirSync(dirname(join(place, file)), { recursive: true });
      writeFileSync(join(place, file), code);
    }
    const { diagnostics } = JSON.parse(lint(place)) as {
      diagnostics: { filename: string; code: string; message: string }[];
    };
    return new Map(
      diagnostics.filter(({ code }) => code === 'larder(arrows)').map(({ filename, message }) => [filename, message]),
    );
  } finally {
    rmSync(place, { recursive: true });
  }
}

/** The linter's report; it ends with 1 when it finds something. */
function lint(place: string): string {
  const options = { cwd: place, encoding: 'utf8', maxBuffer: 64 * 2 ** 20 } as const;
  try {
    return execFileSync(process.execPath, [join(root, tool.oxlint), '--format=json'], options);
  } catch (failure) {
    return (failure as { stdout: string }).stdout;
  }
}

const code = ({ specifier }: Planted) => `import { planted } from '${specifier}';\nexport const used = planted;\n`;

describe('the linter holds the arrows of the house', () => {
  const planted = Object.values(house).flat();
  const said = findings(
    new Map([
      ...planted.map((one) => [one.file, code(one)] as const),
      ...Object.entries(forms).map(([form, text]) => [formFile(form), text] as const),
    ]),
  );

  it('is switched on, for everything', () => {
    const { rules, overrides } = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8')) as {
      rules: object;
      overrides?: unknown;
    };
    expect(rules).toMatchObject({ 'larder/arrows': 'error' });
    expect(JSON.stringify(overrides ?? [])).not.toContain('larder/arrows');
  });

  it('is asked about each import in a file of its own', () => {
    expect(new Set(planted.map(({ file }) => file)).size).toBe(planted.length);
  });

  describe.each(Object.entries(house))('%s', (_, imports) => {
    const answers = (wanted: readonly Planted[]) =>
      wanted.map(({ file, specifier, reason }) => ({ file, specifier, reason, said: said.get(file) }));

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
    expect(said.get(formFile(form))).toContain('Take of another feature');
  });
});
