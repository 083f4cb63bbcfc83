import ts from '@typescript/typescript6';

/** A function, method or constant of a module, with where its text begins and ends. */
export interface Named {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** The named parts of a source, each before those inside it. */
export function namedIn(source: string): readonly Named[] {
  const found: Named[] = [];
  const visit = (node: ts.Node): void => {
    const name = nameOf(node);
    if (name !== undefined) found.push({ name, start: node.getStart(file), end: node.end });
    ts.forEachChild(node, visit);
  };
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true);
  visit(file);
  return found;
}

/** The name of the innermost part around a place; empty if there is none. */
export function nameAround(named: readonly Named[], at: number): string {
  return named.findLast(({ start, end }) => start <= at && at < end)?.name ?? '';
}

function nameOf(node: ts.Node): string | undefined {
  if (ts.isConstructorDeclaration(node)) return 'constructor';
  const isPart =
    ts.isFunctionDeclaration(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isGetAccessor(node) ||
    (ts.isVariableDeclaration(node) && (isOfModule(node) || isFunction(node.initializer)));
  return isPart ? node.name?.getText() : undefined;
}

function isOfModule(node: ts.VariableDeclaration): boolean {
  return ts.isSourceFile(node.parent.parent.parent);
}

function isFunction(node: ts.Node | undefined): boolean {
  return node !== undefined && (ts.isArrowFunction(node) || ts.isFunctionExpression(node));
}
