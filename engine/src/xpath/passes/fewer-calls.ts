import {
  call,
  type Infix,
  isAtom,
  type Local,
  local,
  type Plan,
  type RuntimeName,
  read,
} from '../plan/plan.ts';
import { factsOf } from '../plan/runtime-facts.ts';
import { isOfModule, partsOfPlan, reads, withParts } from '../plan/walk.ts';
import { on, type Rule, rewriteBy } from './rewrite.ts';
import { pathOf } from './simplify.ts';

type Lambda = Extract<Plan, { kind: 'lambda' }>;

/**
 * Reduces the number of functions and calls. The first documents of a process are checked before an engine has
 * optimized code that only one rule has, but soon after it has optimized code that all rules call. This pass comes
 * last, after visits have been counted, so that it changes no value, no error and no effort.
 */
export function withFewerCalls(plan: Plan): Plan {
  if (isOfModule(plan)) return plan;
  const inner = withParts(plan, withFewerCalls);
  return rewriteHere(inner) ?? inner;
}

/** A value with a name that is read once: `(x => f(y, x))(value)` is `f(y, value)`. */
const written: Rule<'bind'> = ({ local, value, body }) => inPlaceOf(local, value, body);

const isRead = (plan: Plan | undefined, local: Local | undefined): boolean =>
  plan?.kind === 'local' && plan.local === local;

/** `nodes.map((n) => textOf(d, n))` */
const textsOfAll: Rule<'method'> = ({ of, name, args }) => {
  const [text] = args;
  const document = name === 'map' && text?.kind === 'lambda' ? documentOfText(text.body, text) : undefined;
  return document && call('textsOf', document, of);
};

/** The document of `textOf(d, x)`, where x is the parameter of a function. */
function documentOfText(plan: Plan, { parameters }: Lambda): Plan | undefined {
  if (plan.kind !== 'call' || plan.name !== 'textOf' || !isRead(plan.args[1], parameters[0]))
    return undefined;
  return plan.args[0];
}

/** An element without child elements and without visible text. */
const blankLeaf: Rule<'infix'> = ({ operator, left, right }) => {
  if (operator !== '&&' || left.kind !== 'not' || left.operand.kind !== 'call') return undefined;
  if (left.operand.name !== 'hasElements' || right.kind !== 'call' || right.name !== 'isBlankText')
    return undefined;
  const [text] = right.args;
  const [document, node] = left.operand.args;
  if (text?.kind !== 'call' || text.name !== 'textOf' || document === undefined || node?.kind !== 'local')
    return undefined;
  if (text.args[0] !== document || !isRead(text.args[1], node.local)) return undefined;
  return call('isBlankLeaf', document, node);
};

/** `if ($texts castable as xs:decimal) then xs:decimal($texts) else ()`, with one reading of the text. */
const decimalIfOne: Rule<'choice'> = ({ test, whenTrue, whenFalse }) => {
  if (test.kind !== 'call' || test.name !== 'onlyOneIs' || whenTrue.kind !== 'call') return undefined;
  const [texts, isDecimal] = test.args;
  const [only, toDecimal] = whenTrue.args;
  if (texts?.kind !== 'local' || !isRuntime(isDecimal, 'isDecimal')) return undefined;
  if (whenTrue.name !== 'ifPresent' || !isRuntime(toDecimal, 'toDecimal')) return undefined;
  const isOnly = only?.kind === 'call' && only.name === 'atMostOne' && isRead(only.args[0], texts.local);
  const isNothing = whenFalse.kind === 'literal' && whenFalse.value === undefined;
  return isOnly && isNothing ? call('decimalIfOne', texts) : undefined;
};

const isRuntime = (plan: Plan | undefined, name: RuntimeName): boolean =>
  plan?.kind === 'runtime' && plan.name === name;

/** Tells whether some child has a text: `x = 'T'`. */
const someText: Rule<'call'> = ({ name, args }) => {
  const [document, from, child, test] = args;
  if (name !== 'someChild' || document === undefined || from === undefined || child === undefined)
    return undefined;
  if (test?.kind !== 'lambda' || test.body.kind !== 'infix') return undefined;
  const { operator, left, right } = test.body;
  if (right.kind !== 'literal' || typeof right.value !== 'string') return undefined;
  if (documentOfText(left, test) !== document) return undefined;
  return operator === '===' ? call('someTextIs', document, from, pathOf([child]), right) : undefined;
};

/** A search below a named child becomes a single search from the node. */
const somewhere: Rule<'call'> = ({ name, args }) => {
  const [document, from, child, test] = args;
  if (name !== 'someChild' || document === undefined || from === undefined || child === undefined)
    return undefined;
  if (test?.kind !== 'lambda' || test.body.kind !== 'call') return undefined;
  const [parameter] = test.parameters;
  const [sameDocument, within, below, what] = test.body.args;
  if (parameter === undefined || sameDocument !== document || !isRead(within, parameter)) return undefined;
  if (below === undefined || what === undefined || reads(what, parameter)) return undefined;
  if (test.body.name === 'someChild') return call('someAt', document, from, pathOf([child, below]), what);
  const isSearch = test.body.name === 'someTextIs' || test.body.name === 'someAt';
  if (!isSearch || below.kind !== 'constant' || below.value.kind !== 'list') return undefined;
  return call(test.body.name, document, from, pathOf([child, ...below.value.items]), what);
};

/** The only child with a name, as a decimal. */
const oneDecimal: Rule<'call'> = ({ name, args }) => {
  const [text, convert] = args;
  if (name !== 'ifPresent' || text?.kind !== 'call' || text.name !== 'onlyText') return undefined;
  return isRuntime(convert, 'toDecimal') ? call('onlyDecimal', ...text.args) : undefined;
};

/** The sum of the children with a name, if each element has at most one. */
const sumOfAll: Rule<'call'> = ({ name, args }) => {
  const [values] = args;
  if (name !== 'sumDecimals' || values?.kind !== 'call' || values.name !== 'concatMap') return undefined;
  const [nodes, each] = values.args;
  if (nodes === undefined || each?.kind !== 'lambda' || each.body.kind !== 'call') return undefined;
  const [decimal] = each.body.args;
  if (each.body.name !== 'optionalToArray' || decimal?.kind !== 'call' || decimal.name !== 'onlyDecimal')
    return undefined;
  const [document, of, child] = decimal.args;
  if (document === undefined || child?.kind !== 'name' || !isRead(of, each.parameters[0])) return undefined;
  return call('sumOfOnly', document, nodes, child);
};

type Call = Extract<Plan, { kind: 'call' }>;

const arithmetic: ReadonlySet<Infix> = new Set(['+', '-', '*', '/', '%']);

/** Two steps with a value that may be absent are one: `ifPresent(ifPresent(x, f), g)` is `ifPresent(x, g ∘ f)`. */
export function inOneStep({ name, args }: Call): Plan | undefined {
  const [value, then] = args;
  if (name !== 'ifPresent' || value?.kind !== 'call' || then === undefined) return undefined;
  if (value.name !== 'ifPresent' && value.name !== 'ifBoth') return undefined;
  const first = asLambda(value.args.at(-1), value.args.length - 1);
  const body = first && isDefinite(first.body) ? applied(then, first.body) : undefined;
  return first && body && call(value.name, ...value.args.slice(0, -1), { ...first, body });
}

function asLambda(plan: Plan | undefined, count: number): Lambda | undefined {
  if (plan?.kind === 'lambda') return plan;
  if (plan?.kind !== 'runtime') return undefined;
  const parameters = Array.from({ length: count }, () => local('value'));
  return { kind: 'lambda', parameters, body: call(plan.name, ...parameters.map(read)) };
}

const isDefinite = (plan: Plan): boolean =>
  (plan.kind === 'call' && factsOf(plan.name).isDefinite === true) ||
  (plan.kind === 'infix' && arithmetic.has(plan.operator));

/** The value of a function for an argument, if nothing else is computed before the argument. */
function applied(plan: Plan, argument: Plan): Plan | undefined {
  if (plan.kind === 'runtime') return call(plan.name, argument);
  if (plan.kind !== 'lambda') return undefined;
  const [parameter] = plan.parameters;
  return parameter && inPlaceOf(parameter, argument, plan.body);
}

/** A plan with a value in place of a local, if it computes from atoms only and reads the local once. */
function inPlaceOf(replaced: Local, value: Plan, plan: Plan): Plan | undefined {
  if (plan.kind !== 'call' && plan.kind !== 'infix') return undefined;
  const parts = partsOfPlan(plan);
  const isReplaced = (part: Plan) => part.kind === 'local' && part.local === replaced;
  if (!parts.every(isAtom) || parts.filter(isReplaced).length !== 1) return undefined;
  if (plan.kind === 'infix' && !arithmetic.has(plan.operator) && !isComparison(plan.operator))
    return undefined;
  return withParts(plan, (part) => (isReplaced(part) ? value : part));
}

const isComparison = (operator: string) => ['===', '!==', '<', '<=', '>', '>='].includes(operator);

const rewriteHere = rewriteBy([
  on('bind', written),
  on('method', textsOfAll),
  on('infix', blankLeaf),
  on('choice', decimalIfOne),
  on('call', someText),
  on('call', somewhere),
  on('call', oneDecimal),
  on('call', sumOfAll),
  on('call', inOneStep),
]);
