import { because } from '../../xpath/reason.ts';
import { nameOfPlace } from '../name-of-place.ts';
import type {
  SchematronAssert,
  SchematronLet,
  SchematronNotice,
  SchematronPattern,
  SchematronRule,
} from '../schema.ts';
import { type Instance, instantiated, variablesIn } from './abstract-pattern.ts';
import { sourcePlace, typeOf } from './function.ts';
import { schematronChildren } from './include.ts';
import { forReaders, idsIn, messageOf, referencesOf } from './message.ts';
import { namedOnce } from './named-once.ts';
import { heldBy } from './tree.ts';
import {
  collapsedText,
  elementsOf,
  required,
  SchematronError,
  type SourceElement,
  schematronNamespace,
} from './xml.ts';

/** The surroundings of a pattern's rules in the schema. */
interface Around {
  readonly globals: readonly SourceElement[];
  /** Abstract rules of `sch:rules`, and the abstract rules of all patterns. */
  readonly library: readonly SourceElement[];
  readonly elsewhere: readonly SourceElement[];
  readonly tell: (notice: SchematronNotice) => void;
}

/** The patterns of a schema; abstract patterns are instantiated with their parameters. */
export function patternsOf(
  schema: SourceElement,
  active?: ReadonlySet<string>,
): { readonly patterns: SchematronPattern[]; readonly departures: readonly SchematronNotice[] } {
  // Departures by place: an abstract pattern with two instances is listed once.
  const departures = new Map<string, SchematronNotice>();
  const patterns = schematronChildren(schema, 'pattern');
  const abstract = new Map(patterns.filter(isAbstract).map((pattern) => [required(pattern, 'id'), pattern]));
  const variables = variablesIn(schema);
  const around: Around = {
    globals: schematronChildren(schema, 'let'),
    library: schematronChildren(schema, 'rules').flatMap(abstractRulesOf),
    elsewhere: patterns.flatMap(abstractRulesOf),
    tell: (notice) => departures.set(`${notice.file}:${notice.line} ${notice.expression}`, notice),
  };
  const read = patterns
    .filter((pattern) => !isAbstract(pattern))
    .map((pattern, index) => ({ pattern, index }))
    .filter(({ pattern }) => active === undefined || active.has(pattern.attributes.id ?? ''))
    .map(({ pattern, index }) => {
      const instance = instantiated(pattern, abstract, variables);
      return { ...patternOf(instance.pattern, index, around), ...referencesWithin(schema, instance) };
    });
  return { patterns: read, departures: [...departures.values()] };
}

/** The diagnostics and properties of the schema, if an instance of an abstract pattern changes them. */
function referencesWithin(schema: SourceElement, { within }: Instance): ReturnType<typeof referencesOf> {
  if (within === undefined) return {};
  const lists = ['diagnostics', 'properties'].flatMap((list) => schematronChildren(schema, list));
  const written = referencesOf({ ...schema, children: lists });
  const made = referencesOf({ ...schema, children: lists.map(within) });
  return JSON.stringify(made) === JSON.stringify(written) ? {} : made;
}

const abstractRulesOf = (pattern: SourceElement) => schematronChildren(pattern, 'rule').filter(isAbstract);

const idOf = (rule: SourceElement) => rule.attributes.id ?? rule.attributes['xml:id'] ?? required(rule, 'id');

const byId = (rules: readonly SourceElement[]) =>
  new Map(rules.map((rule): [string, SourceElement] => [idOf(rule), rule]));

/** Finds the abstract rule that an `sch:extends` names. */
type FindAbstract = (extending: SourceElement, id: string) => SourceElement | undefined;

/**
 * Abstract rules belong to the same pattern or to `sch:rules` (5.4.12). Publishers also extend rules of other patterns,
 * as most tools allow; a notice reports this.
 */
function abstractFor(pattern: SourceElement, { library, elsewhere, tell }: Around): FindAbstract {
  const ofStandard = byId([...library, ...abstractRulesOf(pattern)]);
  const ofOthers = byId(elsewhere);
  return (extending, id) => {
    const found = ofStandard.get(id);
    if (found !== undefined) return found;
    const other = ofOthers.get(id);
    if (other !== undefined) tell({ kind: 'abstract-rule', ...sourcePlace(extending), expression: id });
    return other;
  };
}

/** A `sch:let` at any level. */
export function letOf(element: SourceElement): SchematronLet {
  const { value } = element.attributes;
  const held = value === undefined ? heldBy(element) : {};
  if (value === undefined && held.content === undefined && held.tree === undefined)
    throw new SchematronError(
      because('let has no value; give it the attribute value, or a content'),
      element,
    );
  return {
    name: required(element, 'name'),
    value: value ?? "''",
    ...typeOf(element),
    ...held,
    source: sourcePlace(element),
  };
}

function patternOf(pattern: SourceElement, index: number, around: Around): SchematronPattern {
  const rules = schematronChildren(pattern, 'rule');
  const [title] = schematronChildren(pattern, 'title');
  const { documents } = pattern.attributes;
  const abstract = abstractFor(pattern, around);
  return {
    id: pattern.attributes.id ?? `pattern-${index + 1}`,
    ...(title === undefined ? {} : { name: collapsedText(title) }),
    ...(documents === undefined ? {} : { documents, source: sourcePlace(pattern) }),
    lets: namedOnce(schematronChildren(pattern, 'let'), around.globals, around.tell).map(letOf),
    rules: rules.filter((rule) => !isAbstract(rule)).map((rule) => ruleOf(rule, abstract)),
  };
}

function isAbstract({ attributes }: SourceElement): boolean {
  return attributes.abstract === 'true';
}

function ruleOf(rule: SourceElement, abstract: FindAbstract): SchematronRule {
  const parts = ruleContent(rule, abstract);
  const { id, role, flag, 'visit-each': visitEach } = rule.attributes;
  return {
    context: required(rule, 'context'),
    ...(id === undefined ? {} : { id }),
    ...(role === undefined ? {} : { role }),
    ...(flag === undefined ? {} : { flag }),
    ...(visitEach === undefined ? {} : { visitEach }),
    lets: namedOnce(parts.filter(({ localName }) => localName === 'let')).map(letOf),
    asserts: parts
      .filter(({ localName }) => ['assert', 'report'].includes(localName))
      .map((part) => assertOf(part, rule)),
    source: sourcePlace(rule),
  };
}

/** More than real rules have; abstract rules that each extend another twice would never end. */
const mostParts = 100_000;

/** The content of a rule; each `sch:extends` is replaced by the content of its abstract rule. */
function ruleContent(
  rule: SourceElement,
  abstract: FindAbstract,
  seen: readonly SourceElement[] = [],
  count = { parts: 0 },
): SourceElement[] {
  return elementsOf(rule, schematronNamespace).flatMap((child) => {
    count.parts += 1;
    if (count.parts > mostParts)
      throw new SchematronError(
        because('a rule of more than {most} parts; extend each abstract rule once', { most: mostParts }),
        child,
      );
    if (child.localName !== 'extends') return [child];
    const name = required(child, 'rule');
    const base = abstract(child, name);
    if (base === undefined)
      throw new SchematronError(
        because('there is no abstract rule {name}; declare it, or include the file that does', { name }),
        child,
      );
    if (seen.includes(base))
      throw new SchematronError(
        because('abstract rule {name} extends itself; leave this extends out', { name }),
        child,
      );
    return ruleContent(base, abstract, [...seen, base], count);
  });
}

function assertOf(element: SourceElement, rule: SourceElement): SchematronAssert {
  const { flag, role, subject = rule.attributes.subject } = element.attributes;
  const diagnostics = idsIn(element.attributes.diagnostics);
  const properties = idsIn(element.attributes.properties);
  return {
    id: element.attributes.id ?? nameOfPlace(element),
    kind: element.localName === 'report' ? 'report' : 'assert',
    test: required(element, 'test'),
    ...messageOf(element),
    ...forReaders(element),
    ...(flag === undefined ? {} : { flag }),
    ...(role === undefined ? {} : { role }),
    ...(subject === undefined ? {} : { subject }),
    ...(diagnostics.length === 0 ? {} : { diagnostics }),
    ...(properties.length === 0 ? {} : { properties }),
    source: sourcePlace(element),
  };
}
