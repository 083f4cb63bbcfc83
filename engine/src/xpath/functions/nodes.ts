import { refuseNodes } from '../compile/document-paths.ts';
import { asMany, asOne, asOptional, mapItems, wrap } from '../compile/items.ts';
import { type Call, fail, type Scope } from '../compile/scope.ts';
import { afterwards, empty, isNodeType, isTree, typed, type Value } from '../compile/value.ts';
import { ask, call, choice, infix, literal, nothing, type Plan, type RuntimeName } from '../plan/plan.ts';
import { aBoolean, aText, define, optionalText, type Result, texts, type XPathFunction } from './function.ts';

const onContext = { readsContext: 'if bare' } as const;
const optionalBoolean = { item: 'boolean', cardinality: 'optional' } as const;
const optionalNode = { item: 'node', cardinality: 'optional' } as const;

export const nodeFunctions: readonly XPathFunction[] = [
  named('name', 'nameOf', 'nameOfNode'),
  named('local-name', 'localNameOf', 'localNameOfNode'),
  named('namespace-uri', 'namespaceOf', 'namespaceOfNode'),
  define('generate-id', ['items'], aText, identified, { ...onContext, ofJudged: true }),
  define('lang', [optionalText, 'items'], aBoolean, inLanguage, onContext),
  define('id', [texts, 'items'], { item: 'element', cardinality: 'many' }, withId, {
    ...onContext,
    readsDocument: true,
    ofJudged: true,
  }),
  define('path', ['items'], { item: 'string', cardinality: 'optional' }, pathTo, onContext),
  define('has-children', ['items'], aBoolean, ofWrapped('hasChildren', aBoolean), onContext),
  define('nilled', ['items'], optionalBoolean, isNilled, onContext),
  define('innermost', ['items'], { item: 'node', cardinality: 'many' }, amongNodes('innermost')),
  define('outermost', ['items'], { item: 'node', cardinality: 'many' }, amongNodes('outermost')),
  // Without a document type, no attribute refers to an id, and documents have no addresses.
  define('idref', [texts, 'items'], { item: 'attribute', cardinality: 'many' }, () => empty, onContext),
  define('document-uri', ['items'], optionalText, ([given]) => none(given), onContext),
  define('static-base-uri', [], optionalText, () => empty),
  define('doc-available', ['expression'], aBoolean, isRegistered),
  define('root', ['items'], optionalNode, rootOf, { ...onContext, cost: 'low' }),
  define('key', ['expression', 'atoms'], { item: 'element', cardinality: 'many' }, keyed, {
    optional: ['items'],
    readsDocument: true,
  }),
  ...['document', 'doc'].map((name) =>
    define(name, ['expression'], { item: 'document', cardinality: 'one' }, refuseDocument, {
      optional: ['expression'],
      readsDocument: true,
    }),
  ),
  define(
    'current',
    [],
    { item: 'item', cardinality: 'one' },
    (_, whole, scope) =>
      scope.current ??
      fail(
        whole,
        'there is no current() in a function or in another document; give it by a parameter or a variable',
      ),
    { readsContext: 'always', cost: 'low' },
  ),
];

function named(name: string, ofElement: RuntimeName, ofNode: RuntimeName): XPathFunction {
  const emit = ([given]: readonly [Value], call: Call) => {
    const node = oneNode(given, call);
    const areUris = name === 'namespace-uri';
    if (node.item === 'none') return { ...typed(literal(''), 'string', 'one', true), areUris };
    const plan = ask(isTree(node.item) ? ofElement : ofNode, node.plan);
    return { ...typed(plan, 'string', 'one', node.safe), areUris };
  };
  return define(name, ['items'], aText, emit, onContext);
}

function ofWrapped(name: RuntimeName, { item, cardinality }: Result) {
  return ([given]: readonly [Value], whole: Call): Value => {
    const node = wrap(oneNode(given, whole), 'node');
    return typed(ask(name, node.plan), item, cardinality, node.safe);
  };
}

function isNilled([given]: readonly [Value], whole: Call): Value {
  const node = wrap(oneNode(given, whole), 'node');
  return typed(call('nilled', node.plan), 'boolean', 'optional', node.safe);
}

function amongNodes(name: RuntimeName) {
  return ([given]: readonly [Value], whole: Call): Value => {
    const nodes = asMany(given);
    if (nodes.item === 'none') return nodes;
    if (!isNodeType(nodes.item))
      return fail(whole, '{name}() requires a node', { name: whole.name.localName });
    const sorted = call('sortNodes', wrap(nodes, 'node').plan);
    return typed(ask(name, sorted), 'node', 'many', nodes.safe);
  };
}

/** The empty sequence, after the argument is computed. */
const none = (given: Value): Value => typed(afterwards(given, nothing), 'string', 'optional', given.safe);

/** Tells whether a document is registered, which is known when the schema is compiled. */
function isRegistered(_: readonly [], whole: Call, scope: Scope): Value {
  const [name] = whole.args;
  return name?.kind === 'literal'
    ? typed(literal(scope.library.documents.has(name.value)), 'boolean', 'one', true)
    : refuseDocument([], whole);
}

function identified([given]: readonly [Value], whole: Call): Value {
  const node = oneNode(given, whole);
  if (node.item === 'none') return typed(literal(''), 'string', 'one', true);
  return typed(call(isTree(node.item) ? 'idOf' : 'idOfNode', node.plan), 'string', 'one', node.safe);
}

function inLanguage([sought, given]: readonly [Value, Value], whole: Call): Value {
  const node = asOne(given);
  if (!isNodeType(node.item)) return fail(whole, '{name}() requires a node', { name: whole.name.localName });
  const plan = ask(isTree(node.item) ? 'isInLanguage' : 'isNodeInLanguage', sought.plan, node.plan);
  return typed(plan, 'boolean', 'one', sought.safe && node.safe);
}

/** Only the document of the node matters; nodes of other documents never get here. */
function withId([ids, given]: readonly [Value, Value], whole: Call): Value {
  const node = asOne(given);
  if (!isNodeType(node.item)) return fail(whole, '{name}() requires a node', { name: whole.name.localName });
  const found = afterwards(node, ask('elementsWithId', ids.plan));
  return { ...typed(found, 'element', 'many', ids.safe && node.safe), ancestors: 1 };
}

/** Tests and comparisons are computed in the other document, so they never get here. */
function refuseDocument(_: readonly [], whole: Call): never {
  return refuseNodes(whole, `${whole.name.localName}()`);
}

/**
 * The name of a key must be a literal. The third argument is the element or document to search; without it, the
 * document of the context item is searched.
 */
function keyed([values, top]: readonly [Value, Value?], whole: Call, scope: Scope): Value {
  const name = whole.args[0];
  if (name?.kind !== 'literal') return fail(whole, 'the name of a key must be a literal');
  const sought = asMany(wrap(values, 'atomic'));
  const index = scope.library.key(name.value, whole);
  const found = (plan: Plan): Value => ({ ...typed(plan, 'element', 'many', false), ancestors: 1 });
  if (top !== undefined) {
    const within = asOne(top);
    if (!isTree(within.item) || within.item === 'none')
      return fail(
        whole,
        'key() looks in an element or a document of the document that is judged; give it one as its third argument',
      );
    return found(ask('keyedWithin', index, sought.plan, within.plan));
  }
  if (scope.context === undefined)
    return fail(whole, 'there is no context item here; give a function the node as a parameter');
  if (!isNodeType(scope.context.item)) return fail(whole, 'the context item is not a node');
  return found(call('keyed', index, sought.plan));
}

function pathTo([given]: readonly [Value], call: Call): Value {
  const node = oneNode(given, call);
  if (node.item === 'none') return typed(afterwards(node, nothing), 'string', 'optional', node.safe);
  if (!isTree(node.item)) fail(call, 'path() is supported only for elements; give it the element');
  return mapItems(node, 'string', (each) => ask('pathFromRoot', each), true);
}

function rootOf([given]: readonly [Value], call: Call): Value {
  const node = oneNode(given, call);
  const plan =
    node.cardinality === 'one'
      ? afterwards(node, literal(0))
      : choice(infix('===', node.plan, nothing), nothing, literal(0));
  return typed(plan, 'document', node.cardinality, node.safe);
}

function oneNode(given: Value, call: Call): Value {
  const node = asOptional(given);
  return isNodeType(node.item) || node.item === 'none'
    ? node
    : fail(call, '{name}() requires a node', { name: call.name.localName });
}
