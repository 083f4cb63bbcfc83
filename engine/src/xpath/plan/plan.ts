import type * as runtimeFunctions from '../runtime/index.ts';

/** A function of `runtime/` that compiled expressions call. */
export type RuntimeName = keyof typeof runtimeFunctions;

/** A variable of a plan, identified by the object, not by the name with which it is printed. */
export interface Local {
  readonly hint: string;
}

/**
 * The computation: the typed data between the syntax of XPath and the JavaScript that the printer
 * writes. Passes read and rewrite plans; nothing reads the JavaScript again.
 */
export type Plan =
  | { readonly kind: 'literal'; readonly value: string | number | bigint | boolean | undefined }
  | { readonly kind: 'local'; readonly local: Local }
  /** The number of an element name. */
  | { readonly kind: 'name'; readonly namespace: string; readonly localName: string; readonly prefix: string }
  /** A function of the runtime as a value. */
  | { readonly kind: 'runtime'; readonly name: RuntimeName }
  | { readonly kind: 'call'; readonly name: RuntimeName; readonly args: readonly Plan[] }
  /** A function that the module declares, such as an `xsl:function`, as a value. */
  | { readonly kind: 'declared'; readonly declaration: Declaration }
  | { readonly kind: 'apply'; readonly callee: Plan; readonly args: readonly Plan[] }
  | { readonly kind: 'member'; readonly of: Plan; readonly name: string }
  | { readonly kind: 'index'; readonly of: Plan; readonly at: Plan }
  | {
      readonly kind: 'method';
      readonly of: Plan;
      readonly name: ArrayMethod;
      readonly args: readonly Plan[];
    }
  | { readonly kind: 'infix'; readonly operator: Infix; readonly left: Plan; readonly right: Plan }
  | { readonly kind: 'not'; readonly operand: Plan }
  | { readonly kind: 'minus'; readonly operand: Plan }
  | { readonly kind: 'choice'; readonly test: Plan; readonly whenTrue: Plan; readonly whenFalse: Plan }
  | { readonly kind: 'lambda'; readonly parameters: readonly Local[]; readonly body: Plan }
  | { readonly kind: 'list'; readonly items: readonly Plan[] }
  /** The items of one list inside another list. */
  | { readonly kind: 'spread'; readonly of: Plan }
  /** A value with a name. */
  | { readonly kind: 'bind'; readonly local: Local; readonly value: Plan; readonly body: Plan }
  /** A value that never changes, made with the module. */
  | { readonly kind: 'constant'; readonly hint: string; readonly value: Plan }
  /** A value computed on first use: once for a document, or once for all. */
  | {
      readonly kind: 'shared';
      readonly reach: 'document' | 'always';
      readonly hint: string;
      readonly value: Plan;
    };

export type ArrayMethod = 'map' | 'some' | 'filter' | 'join' | 'includes' | 'has' | 'at';
export type Infix =
  | '==='
  | '!=='
  | '<'
  | '<='
  | '>'
  | '>='
  | '+'
  | '-'
  | '*'
  | '/'
  | '%'
  | '&&'
  | '||'
  | '??';

export type Statement =
  | { readonly kind: 'const'; readonly local: Local; readonly value: Plan }
  | { readonly kind: 'return'; readonly value: Plan }
  | { readonly kind: 'do'; readonly value: Plan }
  | { readonly kind: 'if'; readonly test: Plan; readonly body: readonly [Statement] }
  | {
      readonly kind: 'try';
      readonly body: readonly Statement[];
      readonly error: Local;
      readonly handler: readonly Statement[];
    }
  | { readonly kind: 'comment'; readonly text: string };

/**
 * A function of the module. Its body may be set after its callers are compiled, because it may be recursive.
 */
export interface Declaration {
  readonly hint: string;
  readonly parameters: readonly Local[];
  /** The parameter with a different node in each call; all calls together visit the part below it once. */
  readonly ofEachNode?: Local;
  body: readonly Statement[];
}

export const local = (hint: string): Local => ({ hint });
export const read = (of: Local): Plan => ({ kind: 'local', local: of });

/** The checked document: a parameter of all compiled functions. */
export const documentLocal = local('d');
export const theDocument = read(documentLocal);

export const literal = (value: string | number | bigint | boolean | undefined): Plan => ({
  kind: 'literal',
  value,
});
export const nothing = literal(undefined);

export const call = (name: RuntimeName, ...args: readonly Plan[]): Plan => ({ kind: 'call', name, args });
/** A call of a runtime function that receives the document as its first argument. */
export const ask = (name: RuntimeName, ...args: readonly Plan[]): Plan => call(name, theDocument, ...args);
export const runtime = (name: RuntimeName): Plan => ({ kind: 'runtime', name });
export const apply = (callee: Plan, ...args: readonly Plan[]): Plan => ({ kind: 'apply', callee, args });
export const member = (of: Plan, name: string): Plan => ({ kind: 'member', of, name });
export const index = (of: Plan, at: Plan): Plan => ({ kind: 'index', of, at });
export const method = (of: Plan, name: ArrayMethod, ...args: readonly Plan[]): Plan => ({
  kind: 'method',
  of,
  name,
  args,
});
export const infix = (operator: Infix, left: Plan, right: Plan): Plan => ({
  kind: 'infix',
  operator,
  left,
  right,
});
export const choice = (test: Plan, whenTrue: Plan, whenFalse: Plan): Plan => ({
  kind: 'choice',
  test,
  whenTrue,
  whenFalse,
});
export const list = (items: readonly Plan[]): Plan => ({ kind: 'list', items });
export const spread = (of: Plan): Plan => ({ kind: 'spread', of });
export const minus = (operand: Plan): Plan => ({ kind: 'minus', operand });
export const constant = (hint: string, value: Plan): Plan => ({ kind: 'constant', hint, value });

/** The column of the document index for a node. */
export const column = (name: 'parent' | 'name', node: Plan): Plan => index(member(theDocument, name), node);

/** A function of one parameter; `body` receives it. */
export function lambda(hint: string, body: (parameter: Plan) => Plan): Plan {
  const parameter = local(hint);
  return { kind: 'lambda', parameters: [parameter], body: body(read(parameter)) };
}

/** A function of two parameters; `body` receives them. */
export function lambda2(hints: readonly [string, string], body: (left: Plan, right: Plan) => Plan): Plan {
  const [left, right] = [local(hints[0]), local(hints[1])];
  return { kind: 'lambda', parameters: [left, right], body: body(read(left), read(right)) };
}

export const isTrue = (plan: Plan): boolean => plan.kind === 'literal' && plan.value === true;
export const isFalse = (plan: Plan): boolean => plan.kind === 'literal' && plan.value === false;

/** The opposite of a condition. */
export function not(plan: Plan): Plan {
  if (isTrue(plan)) return literal(false);
  if (isFalse(plan)) return literal(true);
  return plan.kind === 'not' ? plan.operand : { kind: 'not', operand: plan };
}

/** A condition that all of several conditions hold. */
export function all(conditions: readonly Plan[]): Plan {
  return (
    conditions
      .filter((each) => !isTrue(each))
      .reduceRight(
        (last: Plan | undefined, each) => (last === undefined ? each : infix('&&', each, last)),
        undefined,
      ) ?? literal(true)
  );
}

/** A condition that one of several conditions holds. */
export function any(conditions: readonly Plan[]): Plan {
  const possible = conditions.filter((each) => !isFalse(each));
  const [first] = possible;
  if (first !== undefined && isTrue(first)) return first;
  return (
    possible.reduceRight(
      (last: Plan | undefined, each) => (last === undefined ? each : infix('||', each, last)),
      undefined,
    ) ?? literal(false)
  );
}

/** Tells whether a plan may be written more than once: a name, a literal, the parent of a name. */
export function isSimple(plan: Plan): boolean {
  if (plan.kind === 'index')
    return (
      plan.of.kind === 'member' &&
      plan.of.of === theDocument &&
      plan.of.name === 'parent' &&
      isSimple(plan.at)
    );
  if (plan.kind === 'member') return plan.name === 'owner' && plan.of.kind === 'local';
  return isAtom(plan);
}

export function isAtom({ kind }: Plan): boolean {
  return kind === 'literal' || kind === 'local' || kind === 'name' || kind === 'constant';
}

/** Tells whether a plan looks a value up instead of computing it. */
export function isLookUp(plan: Plan): boolean {
  if (plan.kind === 'shared') return true;
  return plan.kind === 'apply' && plan.args.length === 0 && plan.callee.kind === 'local';
}
