import { arity, type Call, type CompileCall } from './calls.ts';
import { type Code, code, isNodeType, isTree } from './code.ts';
import { asOptional } from './convert.ts';
import { compile } from './expression.ts';
import { fail, type RuntimeName, type Scope } from './scope.ts';

export const nodeFunctions: Readonly<Record<string, CompileCall>> = {
  name: named('nameOf', 'nameOfNode'),
  'local-name': named('localNameOf', 'localNameOfNode'),
  'namespace-uri': named('namespaceOf', 'namespaceOfNode'),

  root(call, scope) {
    const node = nodeArgument(call, scope);
    const js = node.cardinality === 'one' ? '0' : `(${node.js} === undefined ? undefined : 0)`;
    return code(js, 'document', node.cardinality, node.safe);
  },

  current(call, scope) {
    arity(call, 0);
    return scope.current ?? fail(call, 'current() is not known here');
  },
};

function named(ofElement: RuntimeName, ofNode: RuntimeName): CompileCall {
  return (call, scope) => {
    const node = nodeArgument(call, scope);
    if (node.item === 'none') return code('""', 'string', 'one', true);
    const name = scope.module.runtime(isTree(node.item) ? ofElement : ofNode);
    return code(`${name}(d, ${node.js})`, 'string', 'one', node.safe);
  };
}

function nodeArgument(call: Call, scope: Scope): Code {
  arity(call, 0, 1);
  const [given] = call.args;
  const node = asOptional(compile(given ?? { kind: 'context', at: call.at }, scope), scope.module);
  return isNodeType(node.item) || node.item === 'none'
    ? node
    : fail(call, `${call.name.localName}() requires a node`);
}
