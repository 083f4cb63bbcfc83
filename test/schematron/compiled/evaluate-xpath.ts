import { type UblElement, namespaces as ubl } from '../../../src/core/element.ts';
import { parseUbl } from '../../../src/intake/parse-ubl.ts';
import { createBuilder } from '../../../src/schematron/compiled/compiler/builder.ts';
import { code } from '../../../src/schematron/compiled/compiler/code.ts';
import { asMany, wrap } from '../../../src/schematron/compiled/compiler/convert.ts';
import { compile } from '../../../src/schematron/compiled/compiler/expression.ts';
import { patternScope } from '../../../src/schematron/compiled/compiler/patterns.ts';
import { noVariables } from '../../../src/schematron/compiled/compiler/scope.ts';
import * as runtime from '../../../src/xpath/runtime/index.ts';
import { parseXPath } from '../../../src/xpath/syntax/parse.ts';

export const namespaces = {
  cac: ubl.cac,
  cbc: ubl.cbc,
  ubl: ubl.invoice,
  xs: 'http://www.w3.org/2001/XMLSchema',
};

export function treeOf(xml: string): UblElement {
  const result = parseUbl(xml);
  if ('error' in result) throw new Error(result.error.message);
  return result.root;
}

/** The items that an expression gives with the root element as context, each as `type value`; or the error. */
export function evaluate(expression: string, root: UblElement): string {
  try {
    const { names, run } = load(expression);
    const indexer = runtime.createIndexer(runtime.createNameTable(names));
    return indexer.withIndex(root, 'billing', (d) =>
      run(d, 1)
        .map((item) => describe(d, item))
        .join(' | '),
    );
  } catch (error) {
    if (error instanceof runtime.DynamicError) return `error ${error.code}`;
    if (error instanceof Error && error.name === 'ExpressionError') return `refused: ${error.message}`;
    throw error;
  }
}

type Run = (d: runtime.DocumentIndex, n: number) => readonly runtime.Item[];

function load(expression: string): { names: readonly runtime.ElementName[]; run: Run } {
  const { names, source } = sourceOf(expression);
  const run: Run = new Function('runtime', source)(runtime);
  return { names, run };
}

/** The JavaScript that an expression is compiled to. */
export function sourceOf(expression: string): { names: readonly runtime.ElementName[]; source: string } {
  const builder = createBuilder(namespaces, new Map());
  const scope = {
    ...patternScope(builder, noVariables),
    context: { ...code('n', 'element', 'one', true), ancestors: 1 },
  };
  const value = compile(parseXPath(expression, namespaces), { ...scope, position: '1', last: '1' });
  const js = asMany(wrap(value, scope, 'item'), builder).js;
  const parts = builder.finish(js);
  const source = [
    `const { ${parts.imports.join(', ')} } = runtime;`,
    ...parts.declarations,
    `return (d, n) => ${js};`,
  ].join('\n');
  return { names: parts.names, source };
}

function describe(d: runtime.DocumentIndex, item: runtime.Item): string {
  if (runtime.isNode(item)) return `node ${runtime.nameOfNode(d, item)}=${runtime.nodeText(d, item)}`;
  return `${runtime.typeOf(item)} ${runtime.atomicToString(item)}`;
}
