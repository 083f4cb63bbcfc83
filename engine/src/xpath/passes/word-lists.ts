import { call, constant, literal, method, type Plan } from '../plan/plan.ts';
import { isSamePlan } from '../plan/same.ts';
import { on, type Rewrite, type Rule } from './rewrite.ts';

type Call = Extract<Plan, { kind: 'call' }>;

/** `contains(' AB CD ', concat(' ', word, ' '))` becomes a look-up of the word. */
const wordInList: Rule<'call'> = ({ name, args }) => {
  const [list, part] = args;
  const text = literalText(list);
  if (name !== 'contains' || text === undefined || part === undefined) return undefined;
  const between = separated(part);
  if (between === undefined) return undefined;
  const words = constant('words', call('wordList', literal(text), literal(between.separator)));
  return call('hasWord', words, between.word);
};

/** Tells whether a word has no separator and is in a list; rules mostly test the separator first. */
const wholeWordInList: Rule<'infix'> = ({ operator, left, right }) => {
  if (operator !== '&&') return undefined;
  if (left.kind !== 'not' || !isCallOf(left.operand, 'contains') || !isCallOf(right, 'hasWord'))
    return undefined;
  const [words, word] = right.args;
  const [asked, separator] = left.operand.args;
  if (words?.kind !== 'constant' || words.value.kind !== 'call' || word === undefined || asked === undefined)
    return undefined;
  const [text, between] = words.value.args.map(literalText);
  if (
    text === undefined ||
    between === undefined ||
    literalText(separator) !== between ||
    !isSamePlan(asked, word)
  )
    return undefined;
  return method(constant('words', call('wordsBetween', literal(text), literal(between))), 'has', word);
};

const isCallOf = (plan: Plan, name: Call['name']): plan is Call => plan.kind === 'call' && plan.name === name;

function separated(part: Plan): { word: Plan; separator: string } | undefined {
  if (part.kind !== 'infix' || part.operator !== '+') return undefined;
  const { left, right } = part;
  if (left.kind !== 'infix' || left.operator !== '+') return undefined;
  const separator = literalText(right);
  // A separator of several characters may overlap itself.
  if (separator?.length !== 1 || literalText(left.left) !== separator) return undefined;
  return { word: left.right, separator };
}

function literalText(plan: Plan | undefined): string | undefined {
  return plan?.kind === 'literal' && typeof plan.value === 'string' ? plan.value : undefined;
}

/** Looks up words in a list that rules write as one text. */
export const wordLists: readonly Rewrite[] = [on('call', wordInList), on('infix', wholeWordInList)];
