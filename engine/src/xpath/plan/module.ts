import { withClosedFunctions } from '../passes/closed-functions.ts';
import { countedBody, countedConstant, countedValue } from '../passes/count-visits.ts';
import { withFewerCalls } from '../passes/fewer-calls.ts';
import { type FunctionBody, optimized } from '../passes/optimize.ts';
import { noneLeftOut } from '../passes/pass-names.ts';
import { createRewrite } from '../passes/rewrites.ts';
import type { ElementName } from '../runtime/nodes/name-table.ts';
import { withAssertionTables } from './assertion-tables.ts';
import {
  type Declaration,
  documentLocal,
  type Local,
  type Plan,
  type RuntimeName,
  type Statement,
} from './plan.ts';
import { type Names, printPlan, printStatements } from './print.ts';
import * as runtime from './runtime-by-name.ts';
import { divided } from './split-functions.ts';
import { withPlans } from './statements.ts';
import { reads } from './walk.ts';

/** Writes a module plan by plan, with everything that the plans refer to: each once, and before its use. */
export interface ModuleWriter {
  /** The JavaScript of a plan; the module declares everything that the plan needs. */
  expression(plan: Plan): string;
  /** The identifier of a function of the module. */
  functionName(declaration: Declaration): string;
  /** The name under which a runtime function is imported. */
  imported(name: RuntimeName): string;
  finish(): ModuleText;
}

export interface ModuleText {
  readonly imports: readonly RuntimeName[];
  /** The element names in use; their numbers start at 1. */
  readonly names: readonly ElementName[];
  readonly declarations: string;
}

const runtimeNames: ReadonlySet<string> = new Set(Object.keys(runtime));
const reserved: ReadonlySet<string> = new Set(
  (
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends false ' +
    'finally for function if implements import in instanceof interface let new null package private protected public ' +
    'return static super switch this throw true try typeof var void while with yield undefined NaN Infinity async of rules'
  ).split(' '),
);

export function createModuleWriter(leftOut = noneLeftOut): ModuleWriter {
  const rewrite = createRewrite(leftOut);
  const shortened = (plan: Plan) => (leftOut.has('fewerCalls') ? plan : withFewerCalls(plan));
  const withClosed = (plan: Plan) => (leftOut.has('closedFunctions') ? plan : withClosedFunctions(plan));
  const imports = new Set<RuntimeName>();
  const names: ElementName[] = [];
  const declarations: string[] = [];
  const taken = new Set<string>();
  const byKey = new Map<string, string>();
  const byPlan = new WeakMap<Plan, string>();
  const functions = new Map<Declaration, string>();
  const unwritten: Declaration[] = [];
  let slots = 0;

  /** An underscore distinguishes the names of the module from local ones. */
  function fresh(hint: string): string {
    const plain = asIdentifier(hint);
    const base = plain.includes('_') ? plain : `_${plain}`;
    let name = base;
    for (let number = 2; taken.has(name); number += 1) name = `${base}_${number}`;
    taken.add(name);
    return name;
  }

  /** Declares a value; equal texts are declared once. */
  function declared(hint: string, text: string, key = text): string {
    const known = byKey.get(key);
    if (known !== undefined) return known;
    const name = fresh(hint);
    byKey.set(key, name);
    declarations.push(`const ${name} = ${text};`);
    return name;
  }

  function elementName(namespace: string, localName: string, prefix: string): string {
    const key = `name {${namespace}}${localName}`;
    const known = byKey.get(key);
    if (known !== undefined) return known;
    names.push([namespace, localName]);
    return declared(`${prefix === '' ? 'name' : prefix}_${localName}`, String(names.length), key);
  }

  function imported(name: RuntimeName): string {
    imports.add(name);
    return name;
  }

  function functionName(declaration: Declaration): string {
    const known = functions.get(declaration);
    if (known !== undefined) return known;
    const name = fresh(declaration.hint);
    functions.set(declaration, name);
    unwritten.push(declaration);
    return name;
  }

  function sharedValue({ reach, hint, value }: Extract<Plan, { kind: 'shared' }>): string {
    const plan = withClosed(shortened(countedValue(value)));
    const text = printPlan(plan, namesFor([documentLocal]));
    const key = `${reach} ${text}`;
    const known = byKey.get(key);
    if (known !== undefined) return known;
    if (reach === 'always')
      return declared(
        hint,
        `${imported('constant')}((${reads(plan, documentLocal) ? 'd' : ''}) => ${text})`,
        key,
      );
    slots += 1;
    return declared(hint, `${imported('perDocument')}(${slots - 1}, (d) => ${text})`, key);
  }

  function valueOnce(plan: Extract<Plan, { kind: 'constant' | 'shared' }>): string {
    const known = byPlan.get(plan);
    if (known !== undefined) return known;
    const name =
      plan.kind === 'shared'
        ? sharedValue(plan)
        : declared(plan.hint, printPlan(shortened(countedConstant(plan.value)), namesFor([])));
    byPlan.set(plan, name);
    return name;
  }

  function namesFor(parameters: readonly Local[]): Names {
    return localNames(parameters, (plan) => {
      switch (plan.kind) {
        case 'runtime':
        case 'call':
          return imported(plan.name);
        case 'declared':
          return functionName(plan.declaration);
        case 'name':
          return elementName(plan.namespace, plan.localName, plan.prefix);
        default:
          return valueOnce(plan);
      }
    });
  }

  function functionText(declaration: Declaration, body: readonly Statement[]): string {
    const { parameters } = declaration;
    const inside = namesFor(parameters);
    const list = parameters.map((parameter) => inside.local(parameter)).join(', ');
    const statements = countedBody(body, declaration.ofEachNode).map((each) =>
      withPlans(each, (plan) => withClosed(shortened(plan))),
    );
    return `function ${functionName(declaration)}(${list}) {\n${printStatements(statements, inside)}\n}`;
  }

  /** Lays out a long function in parts, because JavaScript engines take long to optimize long functions. */
  function laidOut([declaration, body]: FunctionBody): readonly FunctionBody[] {
    const tabled = leftOut.has('assertionTables') ? body : withAssertionTables(body);
    return leftOut.has('splitFunctions') ? [[declaration, tabled]] : divided(declaration, tabled);
  }

  return {
    expression: (plan) => printPlan(rewrite(plan), namesFor([])),
    functionName,
    imported,
    finish() {
      const texts = optimized(unwritten, rewrite, leftOut)
        .flatMap(laidOut)
        .map(([declaration, body]) => functionText(declaration, body));
      return {
        imports: [...imports].sort(),
        names,
        declarations: [...declarations, '', ...texts].join('\n'),
      };
    },
  };
}

/** Names for locals: their hints, unless another visible local has the same name. */
function localNames(parameters: readonly Local[], identifier: Names['identifier']): Names {
  const byLocal = new Map<Local, string>();
  const visible = new Set<string>();

  function enter(each: Local): string {
    const base = localIdentifier(each);
    let name = base;
    for (let number = 2; visible.has(name); number += 1) name = `${base}${number}`;
    visible.add(name);
    byLocal.set(each, name);
    return name;
  }

  for (const parameter of parameters) enter(parameter);
  return {
    identifier,
    local(each) {
      const name = byLocal.get(each);
      if (name === undefined) throw new Error(`the plan reads ${each.hint} where it is not bound`);
      return name;
    },
    inScope(locals, within) {
      const entered = locals.map(enter);
      const result = within();
      for (const name of entered) visible.delete(name);
      return result;
    },
  };
}

/** Camel case, because names with `_` belong to the module. */
function localIdentifier(each: Local): string {
  const words = each.hint.split(/(?:[^\p{L}\p{Nd}]|\P{ID_Continue})+/u).filter((word) => word !== '');
  const joined = words
    .map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');
  const name = asIdentifier(joined).replaceAll('_', '');
  const isTaken =
    name === '' || runtimeNames.has(name) || reserved.has(name) || (name === 'd' && each !== documentLocal);
  if (/^\p{Nd}/u.test(name)) return `x${name}`;
  return isTaken ? `${name}Value` : name;
}

/** A hint reduced to characters that JavaScript allows in names; U+2E2F is a letter but not allowed. */
function asIdentifier(hint: string): string {
  const name = hint.replace(/(?:[^\p{L}\p{Nd}_]|\P{ID_Continue})+/gu, '_');
  return /^\p{Nd}/u.test(name) ? `_${name}` : name;
}
