/** Tells bundlers which values of a module they may leave out: nothing of ours does anything by being loaded. */
import type * as ESTree from '@oxc-project/types';
import MagicString from 'magic-string';
import type { Plugin } from 'rolldown';
import { parseAst } from 'rolldown/parseAst';

/** Marks what stands at the top of modules and is computed as pure, so that programs which do not use it do not get it. */
export const pureValues: Plugin = {
  name: 'pure values',
  renderChunk(code) {
    const text = new MagicString(code);
    let patterns = 0;
    for (const node of parseAst(code).body) {
      const statement = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
      if (statement?.type !== 'VariableDeclaration') continue;
      for (const { id, init } of statement.declarations) {
        if (init === null || init.type === 'AwaitExpression') continue;
        if (id.type === 'Identifier') markValue(text, init);
        else markParts(text, id, init, `parts${patterns++}`);
      }
    }
    return { code: text.toString(), map: text.generateMap() };
  },
};

function markValue(text: MagicString, value: ESTree.Expression): void {
  if (isPure(value)) return;
  const isCall = value.type === 'CallExpression' || value.type === 'NewExpression';
  if (isCall && isPath(value.callee) && value.arguments.every(isPure)) {
    text.appendLeft(value.start, '/* @__PURE__ */ ');
    return;
  }
  const [before, after] = value.type === 'ObjectExpression' ? ['(', ')'] : ['', ''];
  text.appendLeft(value.start, `/* @__PURE__ */ (() => ${before}`).appendRight(value.end, `${after})()`);
}

/** Names the parts of a value one by one: what takes several at once counts as doing something. */
function markParts(
  text: MagicString,
  pattern: ESTree.BindingPattern,
  value: ESTree.Expression,
  all: string,
): void {
  const names = namesIn(pattern);
  const parts = names.map((name) => `, ${name} = /* @__PURE__ */ (() => ${all}.${name})()`);
  const source = text.original.slice(pattern.start, pattern.end);
  text
    .overwrite(pattern.start, pattern.end, all)
    .appendLeft(value.start, `/* @__PURE__ */ (() => { const ${source} = `)
    .appendRight(value.end, `; return { ${names.join(', ')} }; })()${parts.join('')}`);
}

/** Tells whether bundlers see by themselves that a value may be left out. */
function isPure(value: ESTree.Node | null): boolean {
  switch (value?.type) {
    case undefined:
    case 'Literal':
    case 'Identifier':
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
    case 'ClassExpression':
      return true;
    case 'ArrayExpression':
      return value.elements.every(isPure);
    case 'ObjectExpression':
      return value.properties.every(
        (each) => each.type === 'Property' && !each.computed && isPure(each.value),
      );
    case 'TemplateLiteral':
      return value.expressions.length === 0;
    case 'UnaryExpression':
      return value.argument.type === 'Literal';
    default:
      return false;
  }
}

function isPath(value: ESTree.Node): boolean {
  return value.type === 'Identifier' || (value.type === 'MemberExpression' && isPath(value.object));
}

function namesIn(pattern: ESTree.Node | null): string[] {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((each) =>
        namesIn(each.type === 'RestElement' ? each.argument : each.value),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap(namesIn);
    case 'AssignmentPattern':
      return namesIn(pattern.left);
    default:
      return [];
  }
}
