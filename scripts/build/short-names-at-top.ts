import type { AstNode } from 'rollup';
import { parseAst } from 'rollup/parseAst';

/** Names inside functions have at most this length; names at the top that are this short stay as they are. */
const longestInside = 3;

/** Gives a module short names at its top too, in a form that no other module uses; exported names stay. */
export function withShortNamesAtTop(module: string): string {
  const program = parseAst(module);
  const exported = new Set(program.body.flatMap(exportedBy));
  const names = program.body
    .flatMap(declaredBy)
    .filter((name) => name.length > longestInside && !exported.has(name));
  const short = new Map(names.map((name, at) => [name, `$${at.toString(36)}`]));
  const parts: string[] = [];
  let end = 0;
  for (const { name, start, isShorthand } of namesMeant(program as unknown as SyntaxNode)) {
    const other = short.get(name);
    if (other === undefined) continue;
    parts.push(module.slice(end, start), isShorthand ? `${name}: ${other}` : other);
    end = start + name.length;
  }
  return [...parts, module.slice(end)].join('');
}

type Statement = ReturnType<typeof parseAst>['body'][number];

function declaredBy(statement: Statement): readonly string[] {
  if (statement.type === 'VariableDeclaration')
    return statement.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
  return statement.type === 'FunctionDeclaration' ? [statement.id.name] : [];
}

function exportedBy(statement: Statement): readonly string[] {
  if (statement.type !== 'ExportNamedDeclaration') return [];
  return statement.specifiers.flatMap(({ local }) => (local.type === 'Identifier' ? [local.name] : []));
}

type SyntaxNode = AstNode & Readonly<Record<string, unknown>>;

interface MeantName {
  readonly name: string;
  readonly start: number;
  readonly isShorthand: boolean;
}

/**
 * The uses of names of variables and functions, in the order of the text; names of properties are left out.
 */
function* namesMeant(node: SyntaxNode, isShorthand = false): Generator<MeantName> {
  if (node.type === 'Identifier') yield { name: String(node.name), start: node.start, isShorthand };
  const isProperty = node.type === 'Property' || node.type === 'MemberExpression';
  for (const [role, value] of Object.entries(node)) {
    if (isProperty && !node.computed && (role === 'key' || role === 'property')) continue;
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child)) yield* namesMeant(child, node.type === 'Property' && node.shorthand === true);
  }
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value;
}
