import { asOptional, wrap } from '../compile/items.ts';
import { type Call, fail } from '../compile/scope.ts';
import { isNodeType, typed, type Value } from '../compile/value.ts';
import { ask, call, type RuntimeName } from '../plan/plan.ts';
import { aText, define, mayFail, optionalText, type XPathFunction } from './function.ts';

const optionalName = { item: 'atomic', cardinality: 'optional' } as const;
const onContext = { readsContext: 'if bare' } as const;

/** Names as values (xs:QName), and the namespaces and addresses of nodes. */
export const nameFunctions: readonly XPathFunction[] = [
  define('node-name', ['items'], optionalName, nodeName, onContext),
  define('QName', [optionalText, aText], { item: 'atomic', cardinality: 'one' }, qualifiedName),
  define('resolve-QName', [optionalText, 'items'], optionalName, resolvedName),
  define('prefix-from-QName', ['atoms'], optionalText, partOfName('prefixOfName')),
  define('local-name-from-QName', ['atoms'], optionalText, partOfName('localNameOfName')),
  define('namespace-uri-from-QName', ['atoms'], optionalText, partOfName('namespaceOfName')),
  define('in-scope-prefixes', ['items'], { item: 'string', cardinality: 'many' }, prefixes),
  define('namespace-uri-for-prefix', [optionalText, 'items'], optionalText, namespaceForPrefix),
  define('base-uri', ['items'], optionalText, baseUri, onContext),
  define('resolve-uri', [optionalText], optionalText, mayFail(resolvedUri), { optional: [aText] }),
];

const asUris = (value: Value): Value => ({ ...value, areUris: true });

function nodeName([given]: readonly [Value], whole: Call): Value {
  const node = wrappedNode(given, whole);
  return typed(ask('nodeName', node.plan), 'atomic', 'optional', node.safe);
}

function qualifiedName([namespace, name]: readonly [Value, Value]): Value {
  return typed(call('qualifiedNameIn', namespace.plan, name.plan), 'atomic', 'one', false);
}

function resolvedName([text, given]: readonly [Value, Value], whole: Call): Value {
  const element = wrappedNode(given, whole);
  return typed(ask('resolvedNameAt', text.plan, element.plan), 'atomic', 'optional', false);
}

function partOfName(part: RuntimeName): (values: readonly [Value]) => Value {
  return ([given]) => {
    const name = asOptional(wrap(given, 'atomic'));
    const value = typed(
      call('ofName', name.plan, { kind: 'runtime', name: part }),
      'string',
      'optional',
      false,
    );
    return part === 'namespaceOfName' ? asUris(value) : value;
  };
}

function prefixes([given]: readonly [Value], whole: Call): Value {
  const element = wrappedNode(given, whole);
  return typed(ask('prefixesInScope', element.plan), 'string', 'many', false);
}

function namespaceForPrefix([prefix, given]: readonly [Value, Value], whole: Call): Value {
  const element = wrappedNode(given, whole);
  return asUris(typed(ask('namespaceForPrefix', prefix.plan, element.plan), 'string', 'optional', false));
}

function baseUri([given]: readonly [Value], whole: Call): Value {
  const node = wrappedNode(given, whole);
  return asUris(typed(ask('baseUri', node.plan), 'string', 'optional', false));
}

function resolvedUri(values: readonly (Value | undefined)[]): Value {
  const plans = values.flatMap((value) => value?.plan ?? []);
  return asUris(typed(call('resolvedUri', ...plans), 'string', 'optional', false));
}

/** The node, if any, in the form that tells its kind. */
function wrappedNode(given: Value, whole: Call): Value {
  const node = asOptional(given);
  if (node.item === 'none') return node;
  return isNodeType(node.item)
    ? wrap(node, 'node')
    : fail(whole, '{name}() requires a node', { name: whole.name.localName });
}
