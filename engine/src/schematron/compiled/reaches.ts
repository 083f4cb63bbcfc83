import { castItems } from '../../xpath/compile/cast.ts';
import { compiler } from '../../xpath/compile/expression.ts';
import { asMany } from '../../xpath/compile/items.ts';
import type { Variable, Variables } from '../../xpath/compile/scope.ts';
import { isNodeType, type Value, withPlan } from '../../xpath/compile/value.ts';
import { apply, ask, type Declaration, documentLocal } from '../../xpath/plan/plan.ts';
import { because } from '../../xpath/reason.ts';
import { ExpressionError } from '../../xpath/syntax/ast.ts';
import type { Namespaces } from '../../xpath/syntax/cursor.ts';
import { parseXPath } from '../../xpath/syntax/parse.ts';
import type { SchematronPattern, SourcePlace } from '../schema.ts';
import { documentScope } from './lets.ts';
import type { FunctionLibrary } from './library.ts';
import { located } from './located.ts';
import { nodeLocal } from './patterns/conditions.ts';
import { compilePattern, patternScope, patternTest } from './patterns.ts';

/** The function that returns the names of the documents to which the rules of a pattern are applied. */
export function documentsFunction(
  { documents = '', source = nowhere }: Pick<SchematronPattern, 'documents' | 'source'>,
  library: FunctionLibrary,
  namespaces: Namespaces,
): Declaration {
  const names = located(source, documents, () => {
    const expression = parseXPath(documents, namespaces);
    const scope = documentScope(library, namespaces, library.globals);
    return asMany(castItems(compiler.atoms(expression, scope), 'string', expression));
  });
  return {
    hint: 'documents',
    parameters: [documentLocal],
    body: [{ kind: 'return', value: names.plan }],
  };
}

const nowhere: SourcePlace = { file: 'documents', line: 1 };

/** The function that decides whether a phase begins at an element. */
export function fromFunction(from: string, library: FunctionLibrary, namespaces: Namespaces): Declaration {
  const test = located({ file: 'from', line: 1 }, from, () => {
    const expression = parseXPath(from, namespaces);
    const pattern = compilePattern(expression, patternScope(library, namespaces, library.globals));
    return patternTest(pattern);
  });
  return {
    hint: 'from',
    parameters: [documentLocal, nodeLocal],
    ofEachNode: nodeLocal,
    body: [{ kind: 'return', value: test }],
  };
}

/**
 * The variables of the schema as rules on other documents see them: with their values for the given document. Nodes
 * of one document mean nothing in another.
 */
export function ofJudgedDocument(globals: Variables): Variables {
  return {
    get(name) {
      const variable = globals.get(name);
      const isOfDocument = variable?.reach === 'document' && variable.path === undefined;
      return isOfDocument && variable.treeIn === undefined ? inJudged(name, variable) : variable;
    },
  };
}

function inJudged(name: string, variable: Variable): Variable {
  const { value } = variable;
  if (isNodeType(value.item) || value.item === 'item')
    throw new ExpressionError(
      because(
        'the variable {variable} holds nodes of the judged document, which mean nothing in the documents of this pattern; give it their texts',
        { variable: `$${name}` },
      ),
      0,
    );
  const declaration: Declaration = {
    hint: `judged_${name}`,
    parameters: [documentLocal],
    body: [{ kind: 'return', value: value.plan }],
  };
  const given: Value = withPlan(value, apply({ kind: 'declared', declaration }, ask('judgedDocument')));
  return { ...variable, value: given };
}
