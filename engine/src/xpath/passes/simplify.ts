import { call, constant, infix, list, not, type Plan, type RuntimeName, runtime } from '../plan/plan.ts';
import { on, type Rewrite, type Rule } from './rewrite.ts';

/** The only child with a name, or its text, without a list of all children. */
const onlyOne: Rule<'call'> = ({ name, args }) => {
  const [values] = args;
  if (name !== 'atMostOne' || values === undefined) return undefined;
  if (values.kind === 'call') return ofChildren(values, 'onlyChild', 'onlyAt');
  if (values.kind !== 'method' || values.name !== 'map' || !isTextOf(values.args[0])) return undefined;
  return ofChildren(values.of, 'onlyText', 'onlyTextAt');
};

function ofChildren(plan: Plan, ofName: RuntimeName, ofPath: RuntimeName): Plan | undefined {
  if (plan.kind !== 'call') return undefined;
  if (plan.name === 'children') return call(ofName, ...plan.args);
  return plan.name === 'childPath' ? call(ofPath, ...plan.args) : undefined;
}

function isTextOf(mapping: Plan | undefined): boolean {
  if (mapping?.kind !== 'lambda' || mapping.body.kind !== 'call' || mapping.body.name !== 'textOf')
    return false;
  const argument = mapping.body.args[1];
  return argument?.kind === 'local' && argument.local === mapping.parameters[0];
}

/** A chain of child names without conditions is searched in one call. */
export const chain: Rule<'call'> = ({ name, args }) => {
  const [document, from, child, test] = args;
  if (name !== 'someChild' || document === undefined || from === undefined || child === undefined)
    return undefined;
  if (test?.kind !== 'lambda' || test.body.kind !== 'call') return undefined;
  const [, within, rest] = test.body.args;
  if (within?.kind !== 'local' || within.local !== test.parameters[0] || rest === undefined) return undefined;
  if (test.body.name === 'hasChild') return call('hasPath', document, from, pathOf([child, rest]));
  if (test.body.name !== 'hasPath' || rest.kind !== 'constant' || rest.value.kind !== 'list')
    return undefined;
  return call('hasPath', document, from, pathOf([child, ...rest.value.items]));
};

/** The names on a path as a constant. */
export function pathOf(names: readonly Plan[]): Plan {
  const hints = names.map((each) => (each.kind === 'name' ? each.localName : 'name'));
  return constant(`path_${hints.join('_')}`, list(names));
}

const firstChild: Rule<'index'> = ({ of, at }) =>
  of.kind === 'call' && of.name === 'children' && at.kind === 'literal' && at.value === 0
    ? call('firstChild', ...of.args)
    : undefined;

/** `normalize-space(…) = ''` tests whether there is only white space. */
const blankness: Rule<'infix'> = ({ operator, left, right }) => {
  if (operator !== '===' && operator !== '!==') return undefined;
  if (left.kind !== 'call' || left.name !== 'normalizeSpace') return undefined;
  if (right.kind !== 'literal' || right.value !== '') return undefined;
  const isBlank = call('isBlankText', ...left.args);
  return operator === '===' ? isBlank : not(isBlank);
};

/** `boolean(normalize-space(…))` does the same, and can stop at the first letter of a long text. */
const truthOfText: Rule<'call'> = ({ name, args }) => {
  const [text] = args;
  return name === 'isTruthy' && text?.kind === 'call' && text.name === 'normalizeSpace'
    ? not(call('isBlankText', ...text.args))
    : undefined;
};

const difference: Rule<'not'> = ({ operand }) => {
  if (operand.kind === 'not') return operand.operand;
  return operand.kind === 'infix' && operand.operator === '==='
    ? infix('!==', operand.left, operand.right)
    : undefined;
};

/** `(x) => f(x)` is f. */
const functionItself: Rule<'lambda'> = ({ parameters, body }) => {
  if (parameters.length !== 1 || body.kind !== 'call' || body.args.length !== 1) return undefined;
  const [argument] = body.args;
  const isParameter = argument?.kind === 'local' && argument.local === parameters[0];
  return isParameter ? runtime(body.name) : undefined;
};

/** Pairs of calls that one call replaces. */
export const simplifications: readonly Rewrite[] = [
  on('call', onlyOne),
  on('call', chain),
  on('call', truthOfText),
  on('index', firstChild),
  on('infix', blankness),
  on('not', difference),
  on('lambda', functionItself),
];
