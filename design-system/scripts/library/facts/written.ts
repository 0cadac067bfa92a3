import ts from 'typescript';

/** More values than this are listed apart. */
const mostValues = 12;

const isUndefined = (node: ts.TypeNode): boolean => node.kind === ts.SyntaxKind.UndefinedKeyword;
const flat = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
export const quoted = (value: unknown): string => (typeof value === 'string' ? `'${value}'` : String(value));

/** The literal values of a type, if it is made of nothing else; `undefined` does not count. */
export function literalValues(type: ts.Type): (string | number)[] | undefined {
  const members = (type.isUnion() ? type.types : [type]).filter((one) => !(one.flags & ts.TypeFlags.Undefined));
  const values = members.flatMap((one) => (one.isStringLiteral() || one.isNumberLiteral() ? [one.value] : []));
  if (values.length === 0 || values.length < members.length) return undefined;
  return values.every((value) => typeof value === 'number') ? values.toSorted((a, b) => a - b) : values;
}

/** The symbol that a name stands for, behind its imports. */
const meant = (checker: ts.TypeChecker, name: ts.EntityName): ts.Symbol | undefined => {
  const symbol = checker.getSymbolAtLocation(name);
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
};

const isOurs = (node: ts.Node): boolean => !node.getSourceFile().fileName.includes('/node_modules/');

/**
 * A type as people write it: unions of values spelled out, `undefined` left out, a type parameter as what it extends.
 * `mention` is told of each type of ours that stands there by its name only.
 */
export function written(
  checker: ts.TypeChecker,
  node: ts.TypeNode,
  mention: (declaration: ts.Declaration) => void = () => {},
): string {
  const write = (part: ts.TypeNode): string => written(checker, part, mention);
  if (ts.isParenthesizedTypeNode(node)) {
    const inner = write(node.type);
    return inner.includes('=>') || inner.includes(' | ') ? `(${inner})` : inner;
  }
  if (ts.isUnionTypeNode(node)) {
    const members = node.types.filter((one) => !isUndefined(one));
    const [only] = members;
    if (members.length === 1 && only) return write(ts.isParenthesizedTypeNode(only) ? only.type : only);
    return [...new Set(members.map(write))].join(' | ').replace("string | ''", 'string');
  }
  if (ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.ReadonlyKeyword)
    return `readonly ${write(node.type)}`;
  if (ts.isArrayTypeNode(node)) return `${write(node.elementType)}[]`;
  if (ts.isFunctionTypeNode(node)) {
    const parameters = node.parameters.map(
      ({ name, questionToken, type }) =>
        `${name.getText()}${questionToken ? '?' : ''}: ${type ? write(type) : 'unknown'}`,
    );
    return `(${parameters.join(', ')}) => ${write(node.type)}`;
  }
  if (ts.isTypeLiteralNode(node)) {
    const members = node.members.map((member) =>
      ts.isPropertySignature(member) && member.type
        ? `${member.name.getText()}${member.questionToken ? '?' : ''}: ${write(member.type)}`
        : flat(member.getText()),
    );
    return `{ ${members.join('; ')} }`;
  }
  if (ts.isTypeReferenceNode(node)) return reference(checker, node, mention);
  if (ts.isIndexedAccessTypeNode(node)) {
    const values = literalValues(checker.getTypeFromTypeNode(node));
    if (values) return values.map(quoted).join(' | ');
    return checker.typeToString(
      checker.getNonNullableType(checker.getTypeFromTypeNode(node)),
      undefined,
      ts.TypeFormatFlags.NoTruncation,
    );
  }
  return flat(node.getText());
}

function reference(
  checker: ts.TypeChecker,
  node: ts.TypeReferenceNode,
  mention: (declaration: ts.Declaration) => void,
): string {
  const symbol = meant(checker, node.typeName);
  const [declaration] = symbol?.declarations ?? [];
  const name = node.typeName.getText();
  if (!declaration) return name;
  if (ts.isTypeParameterDeclaration(declaration))
    return declaration.constraint ? written(checker, declaration.constraint, mention) : 'unknown';
  const values = literalValues(checker.getTypeFromTypeNode(node));
  if (values && values.length <= mostValues) {
    const inOrder = ts.isTypeAliasDeclaration(declaration) && ts.isUnionTypeNode(declaration.type);
    return inOrder ? written(checker, declaration.type) : values.map(quoted).join(' | ');
  }
  if (isOurs(declaration)) mention(declaration);
  const handed = (node.typeArguments ?? []).filter((argument) => {
    const type = checker.getTypeFromTypeNode(argument);
    return !(type.flags & ts.TypeFlags.TypeParameter);
  });
  if (handed.length === 0) return name;
  return `${name}<${handed.map((argument) => written(checker, argument, mention)).join(', ')}>`;
}

/** A type of ours in full, for whoever asks what stands behind its name. */
export function definition(
  checker: ts.TypeChecker,
  declaration: ts.Declaration,
  mention: (other: ts.Declaration) => void,
) {
  if (ts.isTypeAliasDeclaration(declaration)) {
    const values = literalValues(checker.getTypeAtLocation(declaration.name));
    const text = values ? values.map(quoted).join(' | ') : written(checker, declaration.type, mention);
    return `${declaration.name.text} = ${text}`;
  }
  if (!ts.isInterfaceDeclaration(declaration)) return undefined;
  const rows = checker
    .getPropertiesOfType(checker.getTypeAtLocation(declaration))
    .flatMap((property) => property.declarations ?? [])
    .filter((member) => ts.isPropertySignature(member))
    .map((member) => {
      const type = member.type ? written(checker, member.type, mention) : 'unknown';
      return `  ${member.name.getText()}${member.questionToken ? '?' : ''}: ${type};`;
    });
  return `${declaration.name.text} {\n${rows.join('\n')}\n}`;
}
