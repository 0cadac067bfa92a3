import { posix } from 'node:path';
import { isTest, placeOf } from '../house.ts';
import type { Rule } from '../oxlint.ts';
import type { Arrow } from './arrow.ts';
import { console } from './console.ts';
import { designSystem } from './design-system.ts';
import { gateway } from './gateway.ts';
import { parts } from './parts.ts';
import { filePattern, targetPattern } from './pattern.ts';
import { services } from './services.ts';
import { web } from './web.ts';

const all = [...parts, ...services, ...gateway, ...web, ...console, ...designSystem].map((arrow) => ({
  ...arrow,
  files: filePattern(arrow.files),
  apartFrom: (arrow.apartFrom ?? []).map((pattern) => filePattern(pattern)),
}));

type Ban = (target: string, isType: boolean) => string | undefined;

/** Imports go one way: which file may import what, by the folders both stand in. */
export const arrows: Rule = {
  meta: { type: 'problem' },
  createOnce(context) {
    let place = '';
    let bans: readonly Ban[] = [];
    const said = (specifier: string, isType: boolean) => {
      const target = targetOf(place, specifier);
      return bans.map((ban) => ban(target, isType)).find((message) => message !== undefined);
    };
    const look = (node: object) => {
      const { source } = node as { source: Parameters<typeof context.report>[0]['node'] & { value?: unknown } };
      if (typeof source?.value !== 'string') return;
      const message = said(source.value, isOfTypes(node));
      if (message !== undefined) context.report({ node: source, message });
    };
    return {
      before() {
        place = placeOf(context.filename);
        bans = bansFor(place);
        // Most files have nothing to hide: only one that names what it may not import is worth its syntax tree.
        return (
          bans.length > 0 && quoted(context.sourceCode.text).some((specifier) => said(specifier, false) !== undefined)
        );
      },
      ImportDeclaration: look,
      ExportNamedDeclaration: look,
      ExportAllDeclaration: look,
      ImportExpression: look,
      TSImportType: look,
    };
  },
};

/** What a file that stands there may not import: each ban says why, if it is one. */
function bansFor(place: string): Ban[] {
  const test = isTest(place);
  return all.flatMap(({ files, apartFrom, testsToo, mayNotImport, except = [], exceptTypes, message }: Compiled) => {
    const match = files.exec(place);
    if (match === null || (test && testsToo !== true) || apartFrom.some((free) => free.test(place))) return [];
    const banned = mayNotImport.map((pattern) => targetPattern(pattern, match.groups));
    const allowed = except.map((pattern) => targetPattern(pattern, match.groups));
    return [
      (target, isType) =>
        !(isType && exceptTypes === true) &&
        banned.some((one) => one.test(target)) &&
        !allowed.some((one) => one.test(target))
          ? message
          : undefined,
    ];
  });
}

type Compiled = Omit<Arrow, 'files' | 'apartFrom'> & { files: RegExp; apartFrom: readonly RegExp[] };

/** Does an import, or an export from a file, take types only? `import { type A }` is none: it loads the file all the same. */
function isOfTypes(node: object): boolean {
  const { type, importKind, exportKind } = node as { type: string; importKind?: string; exportKind?: string };
  return type === 'TSImportType' || importKind === 'type' || exportKind === 'type';
}

/** Everything between quotation marks: what a file imports, and more. */
const quoted = (code: string): string[] =>
  [...code.matchAll(/['"]([^'"\n]+)(?=['"])/g)].map(([, between = '']) => between);

/** What a specifier names: a package as it is written, a file by its place in the house. */
function targetOf(place: string, specifier: string): string {
  if (!specifier.startsWith('.')) return specifier;
  return posix.join(posix.dirname(place), specifier.replace(/[?#].*$/, ''));
}
