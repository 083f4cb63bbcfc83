import { createLibrary } from '../../../src/schematron/compiled/library.ts';
import { nodeLocal } from '../../../src/schematron/compiled/patterns/conditions.ts';
import { patternScope } from '../../../src/schematron/compiled/patterns.ts';
import type { XmlElement } from '../../../src/xml/element.ts';
import { asMany, wrap } from '../../../src/xpath/compile/items.ts';
import { noVariables } from '../../../src/xpath/compile/scope.ts';
import { createModuleWriter } from '../../../src/xpath/plan/module.ts';
import { type Declaration, documentLocal, literal } from '../../../src/xpath/plan/plan.ts';
import * as runtime from '../../../src/xpath/runtime/index.ts';
import { parseXPath } from '../../../src/xpath/syntax/parse.ts';
import { namespaces as ubl } from '../../ubl.ts';

export { parsed as treeOf } from '../../parsed.ts';

export const namespaces = {
  cac: ubl.cac,
  cbc: ubl.cbc,
  ubl: ubl.invoice,
  xs: 'http://www.w3.org/2001/XMLSchema',
};

/** The items of an expression with the root element as context, each as `type value`; or the error. */
export function evaluate(expression: string, root: XmlElement): string {
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

/** The reason why an expression fails, or a description of its items if it does not. */
export function reasonOf(expression: string, root: XmlElement): string {
  const { names, run } = load(expression);
  try {
    const items = runtime
      .createIndexer(runtime.createNameTable(names))
      .withIndex(root, 'billing', (d) => run(d, 1).map((item) => describe(d, item)));
    return `no error: ${items.join(' | ')}`;
  } catch (error) {
    return error instanceof runtime.DynamicError ? error.message : String(error);
  }
}

type Run = (d: runtime.DocumentIndex, n: number) => readonly runtime.Item[];

function load(expression: string): { names: readonly runtime.ElementName[]; run: Run } {
  const { names, source } = sourceOf(expression);
  const run: Run = new Function('runtime', source)(runtime);
  return { names, run };
}

/** The JavaScript to which an expression is compiled. */
function sourceOf(expression: string): { names: readonly runtime.ElementName[]; source: string } {
  const scope = patternScope(createLibrary([], [], namespaces, new Set()), namespaces, noVariables);
  const value = scope.compiler.value(parseXPath(expression, namespaces), {
    ...scope,
    position: literal(1),
    last: literal(1),
  });
  const writer = createModuleWriter();
  const run: Declaration = {
    hint: 'run',
    parameters: [documentLocal, nodeLocal],
    body: [{ kind: 'return', value: asMany(wrap(value, 'item')).plan }],
  };
  const name = writer.functionName(run);
  const { imports, names, declarations } = writer.finish();
  const source = [`const { ${imports.join(', ')} } = runtime;`, declarations, `return ${name};`].join('\n');
  return { names, source };
}

function describe(d: runtime.DocumentIndex, item: runtime.Item): string {
  if (runtime.isNode(item)) return `node ${runtime.nameOfNode(d, item)}=${runtime.nodeText(d, item)}`;
  return `${runtime.typeOf(item)} ${runtime.atomicToString(item)}`;
}
