import ts from 'typescript';
import type { ComponentFacts, ControlKind, PropFacts } from './facts.ts';
import { definition, literalValues, quoted, written } from './written.ts';

const isForeign = (declaration: ts.Declaration): boolean =>
  declaration.getSourceFile().fileName.includes('/node_modules/');

/** What a component gives a prop that is left out, by its name. */
function defaultsOf(parameter: ts.ParameterDeclaration): ReadonlyMap<string, string> {
  if (!ts.isObjectBindingPattern(parameter.name)) return new Map();
  return new Map(
    parameter.name.elements.flatMap(({ name, propertyName, initializer }) =>
      initializer ? [[(propertyName ?? name).getText(), initializer.getText()] as const] : [],
    ),
  );
}

/** The words of the source for a property, its last description where several types declare it. */
function descriptionOf(checker: ts.TypeChecker, property: ts.Symbol): string {
  return ts.displayPartsToString(property.getDocumentationComment(checker)).replaceAll(/\s+/g, ' ').trim();
}

function controlOf(
  checker: ts.TypeChecker,
  type: ts.Type,
  text: string,
): [kind: ControlKind, options?: readonly (string | number)[]] {
  const bare = checker.getNonNullableType(type);
  if (text === 'ReactNode') return ['words'];
  if (bare.flags & ts.TypeFlags.BooleanLike || text === 'boolean') return ['switch'];
  const values = literalValues(bare);
  // in the order of the source where they are spelled out there, else by name
  const place = (value: string | number) => text.indexOf(quoted(value));
  if (values)
    return [
      'choice',
      values.toSorted((a, b) => place(a) - place(b) || String(a).localeCompare(String(b), 'en', { numeric: true })),
    ];
  if (bare.flags & ts.TypeFlags.NumberLike) return ['number'];
  if (bare.flags & ts.TypeFlags.StringLike || text === 'string') return ['text'];
  return ['none'];
}

/** Types that stand by name in a prop, and in those types, written out one under the other. */
function detailOf(checker: ts.TypeChecker, first: readonly ts.Declaration[]): string | undefined {
  const seen = new Set(first);
  const texts: string[] = [];
  for (const declaration of seen) {
    const text = definition(checker, declaration, (other) => seen.add(other));
    if (text) texts.push(text);
  }
  return texts.length > 0 ? texts.join('\n\n') : undefined;
}

function factsOf(
  checker: ts.TypeChecker,
  property: ts.Symbol,
  place: ts.Node,
  defaults: ReadonlyMap<string, string>,
): PropFacts {
  const type = checker.getTypeOfSymbolAtLocation(property, place);
  const nodes = (property.declarations ?? []).flatMap((one) =>
    ts.isPropertySignature(one) && one.type && one.type.kind !== ts.SyntaxKind.NeverKeyword ? [one.type] : [],
  );
  const mentioned: ts.Declaration[] = [];
  const mention = (declaration: ts.Declaration) => void mentioned.push(declaration);
  const words = nodes
    .map((node) => written(checker, node, mention))
    .filter((text) => text !== 'undefined' && text !== 'never');
  const text =
    [...new Set(words)].join(' | ') || checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
  const detail = detailOf(checker, mentioned);
  const [control, options] = controlOf(checker, type, text);
  const defaultValue = defaults.get(property.name);
  return {
    name: property.name,
    type: text,
    ...(detail ? { detail } : {}),
    description: descriptionOf(checker, property),
    required: !(property.flags & ts.SymbolFlags.Optional),
    ...(defaultValue === undefined ? {} : { defaultValue }),
    control,
    ...(options ? { options } : {}),
  };
}

/** Attributes that a component hands on to its element, all in one row: nobody reads fifty of them. */
function handedOn(foreign: readonly ts.Symbol[]): PropFacts[] {
  if (foreign.length === 0) return [];
  const aria = foreign.every(({ name }) => name.startsWith('aria-'));
  return [
    {
      name: aria ? 'aria-*' : 'attributes',
      type: aria ? 'AriaAttributes' : 'AnchorHTMLAttributes',
      description: aria
        ? 'Any ARIA attribute; it goes to the element.'
        : 'Any attribute of an anchor; it goes to the element.',
      required: false,
      control: 'none',
    },
  ];
}

/** The props of a function component; those that it shares with its element stand last. */
export function componentFacts(
  checker: ts.TypeChecker,
  name: string,
  component: ts.FunctionDeclaration,
): ComponentFacts {
  const [parameter] = component.parameters;
  if (!parameter) return { name, props: [] };
  const properties = checker.getPropertiesOfType(checker.getTypeAtLocation(parameter));
  const foreign = properties.filter(
    ({ declarations = [] }) => declarations.length > 0 && declarations.every(isForeign),
  );
  const defaults = defaultsOf(parameter);
  const own = properties
    .filter((property) => !foreign.includes(property))
    .map((property) => factsOf(checker, property, parameter, defaults));
  const rank = ({ name: prop, required }: PropFacts) =>
    prop === 'children' ? 2 : prop === 'ref' || prop === 'id' ? 3 : required ? 0 : 1;
  return { name, props: [...own.sort((a, b) => rank(a) - rank(b)), ...handedOn(foreign)] };
}
