import {
  ask,
  documentLocal,
  type Local,
  type Plan,
  type RuntimeName,
  type Statement,
  theDocument,
} from '../plan/plan.ts';
import { withPlans } from '../plan/statements.ts';
import { isOfModule, withParts } from '../plan/walk.ts';

type Call = Extract<Plan, { kind: 'call' }>;
type Lambda = Extract<Plan, { kind: 'lambda' }>;

/**
 * Where a plan stands. A value is its own if all evaluations of the plan together visit each part of the
 * document at most once at each level: what is below the node of a rule or of the loop around it.
 */
interface Place {
  readonly own: ReadonlySet<Local>;
  /** Computed once for a document: everything is its own. */
  readonly isOnce: boolean;
  readonly isInLoop: boolean;
  /** Whether the document is known here: not in values that are the same for all documents. */
  readonly hasDocument: boolean;
  readonly known: WeakMap<Plan, boolean>;
}

/** Calls that run a function for each item: which argument has the items, or the node above them. */
const loops: ReadonlyMap<RuntimeName, number> = new Map([
  ['concatMap', 0],
  ['eachIn', 0],
  ['judgeEach', 0],
  ['kept', 0],
  ['allAre', 0],
  ['someChild', 1],
] as const);

/** Calls that run a function at most once. */
const callOnce: ReadonlySet<RuntimeName> = new Set([
  'absentOr',
  'cached',
  'ifBoth',
  'ifPresent',
  'lazily',
  'noneOrOneIs',
  'onlyOneIs',
  'presentAnd',
] as const);

/** Calls that run a function once for each element of the document, or for each item of a list. */
const onEach: ReadonlySet<RuntimeName> = new Set(['groupedBy', 'keyIndex', 'perElement'] as const);

/** Calls that lead to what is not below their arguments. */
const beyond: ReadonlySet<RuntimeName> = new Set([
  'integerRange',
  'keyed',
  'otherDocument',
  'parentNamed',
  'parentOf',
  'sameNameSiblings',
  'select',
  'step',
] as const);

/** Calls that return a list or a text as it is stored, or an argument as it is. */
const lookUps: ReadonlySet<RuntimeName> = new Set([
  'atLeastOne',
  'atMostOne',
  'attribute',
  'attributeText',
  'childPath',
  'children',
  'descendants',
  'exactlyOne',
  'exactlyOneOf',
  'itemAt',
  'keyed',
  'oneOrMore',
  'onlyText',
  'onlyTextAt',
  'optionalToArray',
  'present',
  'sameNameSiblings',
  'textOf',
  'zeroOrOne',
] as const);

/** Calls whose time grows with the length of a list or text that they are given. */
const linear: ReadonlySet<RuntimeName> = new Set([
  'attributes',
  'averageOfDecimals',
  'averageOfItems',
  'codepointsToString',
  'compareStrings',
  'contains',
  'deepEqual',
  'distinctStrings',
  'distinctValues',
  'endsWith',
  'except',
  'extremeOf',
  'inDocumentOrder',
  'indexOf',
  'insertBefore',
  'intersect',
  'isBlankText',
  'lowerCase',
  'matches',
  'normalizeSpace',
  'normalizeUnicode',
  'remove',
  'replace',
  'reverse',
  'setOf',
  'sortNodes',
  'startsWith',
  'stringLength',
  'stringToCodepoints',
  'subsequence',
  'substring',
  'substringAfter',
  'substringBefore',
  'sumDecimals',
  'sumIntegers',
  'sumItems',
  'sumTexts',
  'toDecimal',
  'toDouble',
  'toInteger',
  'tokenize',
  'translate',
  'union',
  'upperCase',
  'wordList',
  'words',
  'wordsBetween',
] as const);

/**
 * Counts what rules visit again and again as effort: stored lists and texts, which cost nothing to make, and
 * lists in loops within loops. What a rule visits of its own node is not counted, since it grows with the
 * document only.
 */
export function countedBody(body: readonly Statement[], ofEachNode: Local | undefined): readonly Statement[] {
  const own = new Set(ofEachNode === undefined ? [] : [ofEachNode]);
  const place = { own, isOnce: false, isInLoop: false, hasDocument: true, known: new WeakMap() };
  for (const each of body) {
    if (each.kind !== 'const') continue;
    const [compute] = each.value.kind === 'call' && each.value.name === 'lazily' ? each.value.args : [];
    const value = compute?.kind === 'lambda' ? compute.body : each.value;
    if (isOwn(value, place)) own.add(each.local);
  }
  return body.map((each) => withPlans(each, (plan) => counted(plan, place)));
}

/** The same for a value that is computed once, for a document or for all. */
export const countedValue = (value: Plan): Plan => counted(value, valuePlace(true));

/** The same for a value that is made with the module, and therefore before there is a document. */
export const countedConstant = (value: Plan): Plan => counted(value, valuePlace(false));

const valuePlace = (hasDocument: boolean): Place => ({
  own: new Set(),
  isOnce: true,
  isInLoop: false,
  hasDocument,
  known: new WeakMap(),
});

function counted(plan: Plan, place: Place): Plan {
  if (isOfModule(plan)) return plan;
  switch (plan.kind) {
    case 'lambda': {
      // A function without parameters is a value that is computed later, if at all.
      const inside = plan.parameters.length === 0 ? place : elsewhere(plan, place);
      return { ...plan, body: counted(plan.body, inside) };
    }
    case 'bind': {
      const own = isOwn(plan.value, place) ? [plan.local] : [];
      return { ...plan, value: counted(plan.value, place), body: counted(plan.body, withOwn(place, own)) };
    }
    case 'spread':
      return { ...plan, of: visited(plan.of, place) };
    case 'method': {
      const { of, name, args } = plan;
      if (name === 'at' || name === 'has') break;
      const [test] = args;
      if (test?.kind !== 'lambda')
        return { ...plan, of: visited(of, place), args: args.map((each) => counted(each, place)) };
      return { ...plan, of: visitedInLoop(of, place), args: [inLoop(test, of, place)] };
    }
    case 'call':
      return countedCall(plan, place);
  }
  return withParts(plan, (part) => counted(part, place));
}

function countedCall(plan: Call, place: Place): Plan {
  const { name, args } = plan;
  const at = loops.get(name);
  const items = at === undefined ? undefined : args[at];
  if (items !== undefined) {
    const isList = at === 0;
    return {
      ...plan,
      args: args.map((each) => {
        if (each.kind === 'lambda') return inLoop(each, items, place);
        return each === items && isList ? visitedInLoop(each, place) : counted(each, place);
      }),
    };
  }
  const part = (each: Plan): Plan => {
    if (each.kind === 'lambda') return { ...each, body: counted(each.body, placeIn(each, plan, place)) };
    return linear.has(name) ? visited(each, place) : counted(each, place);
  };
  const rewritten = { ...plan, args: args.map(part) };
  return name === 'keyed' && place.hasDocument ? ask('counted', rewritten) : rewritten;
}

/** The place of a function that a call runs. */
function placeIn(lambda: Lambda, { name, args }: Call, place: Place): Place {
  if (onEach.has(name)) return onEachOf(lambda, place);
  if (!callOnce.has(name)) return elsewhere(lambda, place);
  const values = args.filter((each) => each.kind !== 'lambda');
  return withOwn(place, values.every((each) => isOwn(each, place)) ? lambda.parameters : []);
}

function visited(plan: Plan, place: Place): Plan {
  const inner = counted(plan, place);
  return place.hasDocument && !isOwn(plan, place) && isStored(plan, place) ? ask('counted', inner) : inner;
}

/** Lists in loops within loops are counted even if they are made on the spot. */
function visitedInLoop(plan: Plan, place: Place): Plan {
  const inner = counted(plan, place);
  const isVisitedAgain = place.hasDocument && !isOwn(plan, place);
  return isVisitedAgain && (place.isInLoop || isStored(plan, place)) ? ask('counted', inner) : inner;
}

function inLoop(lambda: Lambda, items: Plan, place: Place): Lambda {
  return { ...lambda, body: counted(lambda.body, loopPlace(lambda, items, place)) };
}

function loopPlace({ parameters: [item] }: Lambda, items: Plan, place: Place): Place {
  const own = new Set(item !== undefined && isOwn(items, place) ? [item] : []);
  return { ...place, own, isOnce: false, isInLoop: true, known: new WeakMap() };
}

/** A function that runs for each node or item: what it is given is its own. */
const onEachOf = ({ parameters }: Lambda, place: Place): Place => ({
  own: new Set(parameters),
  isOnce: false,
  isInLoop: false,
  hasDocument: place.hasDocument || parameters.includes(documentLocal),
  known: new WeakMap(),
});

/** A function of which nothing is known. */
const elsewhere = ({ parameters }: Lambda, place: Place): Place => ({
  own: new Set(),
  isOnce: false,
  isInLoop: true,
  hasDocument: place.hasDocument || parameters.includes(documentLocal),
  known: new WeakMap(),
});

const withOwn = (place: Place, more: readonly Local[]): Place =>
  more.length === 0 ? place : { ...place, own: new Set([...place.own, ...more]), known: new WeakMap() };

function isOwn(plan: Plan, place: Place): boolean {
  if (place.isOnce) return true;
  const known = place.known.get(plan);
  if (known !== undefined) return known;
  const own = isOwnHere(plan, place);
  place.known.set(plan, own);
  return own;
}

function isOwnHere(plan: Plan, place: Place): boolean {
  const all = (plans: readonly Plan[]) => plans.every((each) => isOwn(each, place));
  switch (plan.kind) {
    case 'local':
      return place.own.has(plan.local) || plan === theDocument;
    case 'literal':
    case 'name':
    case 'runtime':
    case 'constant':
    case 'not':
    case 'minus':
      return true;
    case 'shared':
    case 'declared':
    case 'lambda':
      return false;
    case 'call':
      return isOwnCall(plan, place);
    case 'apply':
      return plan.args.length === 0 && isOwn(plan.callee, place);
    case 'member':
      return plan.name === 'length' || isOwn(plan.of, place);
    case 'index':
      return isParent(plan.of) ? false : all([plan.of, plan.at]);
    case 'method': {
      const [test] = plan.args;
      if (plan.name === 'some' || plan.name === 'includes' || plan.name === 'has') return true;
      if (plan.name !== 'map' || test?.kind !== 'lambda') return isOwn(plan.of, place);
      return isOwn(plan.of, place) && isOwn(test.body, loopPlace(test, plan.of, place));
    }
    case 'infix':
      return compares.has(plan.operator) || all([plan.left, plan.right]);
    case 'choice':
      return all([plan.whenTrue, plan.whenFalse]);
    case 'list':
      return all(plan.items);
    case 'spread':
      return isOwn(plan.of, place);
    case 'bind':
      return isOwn(plan.value, place) && isOwn(plan.body, withOwn(place, [plan.local]));
  }
}

function isOwnCall({ name, args }: Call, place: Place): boolean {
  if (beyond.has(name)) return false;
  const at = loops.get(name);
  const items = at === undefined ? undefined : args[at];
  if (items !== undefined && !isOwn(items, place)) return false;
  return args.every((each, index) => {
    if (each.kind === 'lambda') return items !== undefined && isOwn(each.body, loopPlace(each, items, place));
    // The document or its root, by number.
    const isTop = index === 1 && args[0] === theDocument && each.kind === 'literal';
    return !(isTop && typeof each.value === 'number') && isOwn(each, place);
  });
}

const compares: ReadonlySet<string> = new Set(['===', '!==', '<', '<=', '>', '>=', '-', '*', '/', '%']);

const isParent = (plan: Plan) => plan.kind === 'member' && plan.of === theDocument && plan.name === 'parent';

/** Whether a value that is not its own may be one that is stored. */
function isStored(plan: Plan, place: Place): boolean {
  switch (plan.kind) {
    case 'local':
    case 'shared':
    case 'apply':
      return true;
    case 'choice':
      return isStored(plan.whenTrue, place) || isStored(plan.whenFalse, place);
    case 'infix':
      // Texts joined with `+` take their time when they are read.
      return !compares.has(plan.operator) && (isStored(plan.left, place) || isStored(plan.right, place));
    case 'index':
      return plan.of.kind !== 'member';
    case 'member':
      return plan.name !== 'length';
    case 'method':
      return plan.name === 'at';
    case 'bind':
      return isStored(plan.body, place);
    case 'call':
      return lookUps.has(plan.name);
    default:
      return false;
  }
}
