import ts from 'typescript';

/** Files of styles that a file brings in, and those that these bring in. */
function styleFiles(program: ts.Program, files: readonly string[]): ReadonlySet<string> {
  const styles = new Set<string>();
  const visit = (fileName: string) => {
    const source = program.getSourceFile(fileName);
    for (const statement of source?.statements ?? []) {
      if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
      const { text } = statement.moduleSpecifier;
      if (!text.endsWith('.css.ts')) continue;
      const path = ts.sys.resolvePath(`${fileName}/../${text}`);
      if (styles.has(path)) continue;
      styles.add(path);
      visit(path);
    }
  };
  files.forEach(visit);
  return styles;
}

/** The custom properties that a type names: `'var(--ink)'`, or one of several. */
const propertiesIn = (type: ts.Type): string[] =>
  (type.isUnion() ? type.types : [type]).flatMap((one) =>
    one.isStringLiteral() ? (/^var\((--[\w-]+)\)$/.exec(one.value)?.slice(1) ?? []) : [],
  );

/**
 * Custom properties that the styles of these files read, whatever way they come by them: `vars.color.ink`, a name that
 * stands for it, or a helper of the theme such as `sized('body')`.
 */
export function tokensUsed(
  program: ts.Program,
  checker: ts.TypeChecker,
  files: readonly string[],
): ReadonlySet<string> {
  const used = new Set<string>();
  const helpers = new Map<ts.Symbol, ReadonlySet<string>>();

  /** What a helper of the theme reads besides what its arguments choose. */
  const helper = (name: ts.Identifier) => {
    const symbol = checker.getSymbolAtLocation(name);
    const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const [declaration] = target?.declarations ?? [];
    if (!target || !declaration?.getSourceFile().fileName.includes('/src/theme/')) return;
    if (declaration.getSourceFile().fileName.endsWith('/contract.ts')) return;
    const known = helpers.get(target) ?? collect(declaration);
    helpers.set(target, known);
    for (const one of known) used.add(one);
  };

  const visit = (node: ts.Node, into: Set<string>): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'sized') {
      const [size] = node.arguments;
      const sizes = size ? checker.getTypeAtLocation(size) : undefined;
      for (const one of sizes?.isUnion() ? sizes.types : sizes ? [sizes] : [])
        if (one.isStringLiteral()) into.add(`--text-${one.value}`).add(`--leading-${one.value}`);
      return;
    }
    if (ts.isImportDeclaration(node)) return;
    if (ts.isIdentifier(node) && into === used) helper(node);
    if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node) || ts.isIdentifier(node)) {
      const found = propertiesIn(checker.getTypeAtLocation(node));
      for (const one of found) into.add(one);
      if (found.length > 0) return;
    }
    ts.forEachChild(node, (child) => visit(child, into));
  };
  const collect = (node: ts.Node): ReadonlySet<string> => {
    const found = new Set<string>();
    visit(node, found);
    return found;
  };
  for (const fileName of styleFiles(program, files)) {
    const source = program.getSourceFile(fileName);
    if (source) visit(source, used);
  }
  return used;
}
