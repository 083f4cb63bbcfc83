import { openApiDocument } from 'pint-ae/http';

/** The objects that functions of the package take and return; those that they hold follow. */
const roots = ['DocumentRequest', 'DocumentResult', 'ConversionResult', 'ReadRequest'];

/** Results, of which each outcome has a mapping of its own, and their facts that are known of every document that was checked. */
const results: Readonly<Record<string, { readonly variant: string; readonly known: readonly string[] }>> = {
  DocumentResult: { variant: 'Result', known: ['ruleSet'] },
  ConversionResult: {
    variant: 'Conversion',
    known: ['ruleSet', 'totals', 'kind', 'profile', 'typeCode', 'xml'],
  },
};

const ofOutcome = ['valid', 'outcome', 'ruleSet', 'totals', 'kind', 'profile', 'typeCode', 'xml'];

/** Outcomes, with the name and description of each. Over HTTP only a document that was checked has a result; here every document has one. */
const outcomes = [
  { outcome: 'valid', name: 'Valid', about: 'The document keeps all rules: it can be sent.' },
  { outcome: 'invalid', name: 'Invalid', about: 'The document breaks the rules that `issues` names.' },
  {
    outcome: 'not-judged',
    name: 'NotJudged',
    about: 'The document could not be checked; `issues` says why.',
  },
  { outcome: 'malformed', name: 'Malformed', about: 'The document could not be read; `issues` says why.' },
] as const;

const ofTotals = ['DocumentTotals', 'VatSubtotal', 'AccountingTotals'];

const heading = `"""What functions take and return, as mappings with the names of JSON. Made from the JSON Schema: not to be edited."""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING, Any, Literal, TypedDict

if TYPE_CHECKING:
    from typing_extensions import NotRequired`;

/** The answers of `compute` and `credit`, which the interface over HTTP does not have. */
const answers = `class ComputedLine(TypedDict):
    """The amounts of a line."""

    #: Identifier of the line (IBT-126).
    id: str | None
    #: Net amount (IBT-131).
    lineExtensionAmount: Decimal
    #: VAT in AED (BTAE-08), and the amount with it (BTAE-10).
    taxAmount: Decimal | None
    payableAmount: Decimal | None


class ComputedAmounts(TypedDict):
    """The amounts that follow from a request."""

    totals: DocumentTotals
    lines: list[ComputedLine]


class CreditNote(TypedDict):
    """A credit note."""

    request: DocumentRequest
    #: JSON paths of amounts in the invoice of which nobody said which part is credited.
    leftOut: list[str]`;

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

const described: Readonly<Record<string, Schema>> = openApiDocument().components.schemas;

/** The module `types` of the Python package: the objects of the interface as typed mappings, and their amounts. */
export function typesModule(): string {
  const mappings = new Map<string, readonly string[]>();
  const amounts = new Set<string>();
  const write = (name: string, schema: Schema) => {
    if (mappings.has(name)) return;
    // Before its members, as one of them may lead back to it.
    mappings.set(name, []);
    const of = results[name] === undefined ? typedMapping : resultMappings;
    mappings.set(name, of(name, schema, { write, amounts }));
  };
  for (const root of roots) write(root, described[root] ?? {});
  return [
    heading,
    ...[...mappings.values()].flatMap((lines) => ['', '', ...lines]),
    '',
    '',
    answers,
    '',
    '',
    '#: Names of members that are amounts, quantities, prices and rates.',
    `AMOUNTS = frozenset({${[...amounts].toSorted().map(quoted).join(', ')}})`,
    '',
  ].join('\n');
}

interface Writing {
  /** Writes the mapping of an object that a member holds. */
  readonly write: (name: string, schema: Schema) => void;
  readonly amounts: Set<string>;
}

interface Member {
  readonly name: string;
  /** The type of its value where there is one. */
  readonly value: string;
  readonly hint: string;
  readonly comment: string;
}

function membersOf(object: string, schema: Schema, { write, amounts }: Writing): Member[] {
  const { properties = {}, required = [] } = schema;
  const isTotals = ofTotals.includes(object);
  return Object.entries(properties).map(([name, member]) => {
    const value = hinted(member);
    if (value.includes('Decimal')) amounts.add(name);
    const isNullable = typesOf(member).includes('null') || member.anyOf?.some(({ type }) => type === 'null');
    const written = required.includes(name) ? value : `NotRequired[${value} | None]`;
    return {
      name,
      value,
      hint: required.includes(name) && isNullable === true ? `${value} | None` : written,
      comment: [member.description ?? '', listed(member)].filter((text) => text !== '').join(' '),
    };

    function hinted(of: Schema, place = `${object}${capital(name)}`): string {
      if (of.$ref !== undefined) {
        const named = of.$ref.split('/').at(-1) ?? '';
        return described[named]?.properties === undefined ? 'Any' : linked(named, described[named]);
      }
      const [value, ...others] = (of.anyOf ?? []).filter(({ type }) => type !== 'null');
      if (value !== undefined) return others.length === 0 ? hinted(value, place) : 'Any';
      if (of.properties !== undefined) return linked(place, of);
      if (isTotals && /Amount$|Percent$/.test(name)) return 'Decimal';
      const [kind = '', ...kinds] = typesOf(of).filter((type) => type !== 'null');
      if (kinds.length > 0) return 'Any';
      if (kind === 'array') return `list[${hinted(of.items ?? {}, `${place}Item`)}]`;
      const values = valuesOf(of);
      if (kind === 'string' && values.length > 0) return `Literal[${values.map(quoted).join(', ')}]`;
      return plain[kind] ?? 'Any';
    }
  });

  function linked(name: string, of: Schema): string {
    write(name, of);
    return name;
  }
}

function typedMapping(object: string, schema: Schema, writing: Writing): string[] {
  const { properties = {}, description = object } = schema;
  const members = membersOf(object, schema, writing);
  // Totals are texts in JSON, which Python reads as decimals.
  const about = ofTotals.includes(object) ? description.replace(/ as text.*$/s, '.') : description;
  // A member such as `from` has no place in the body of a class.
  if ('from' in properties)
    return [
      `${object} = TypedDict(`,
      `    ${quoted(object)},`,
      `    {${members.map(({ name, hint }) => `${quoted(name)}: ${quoted(hint)}`).join(', ')}},`,
      ')',
    ];
  return [`class ${object}(TypedDict):`, ...docstring(about), '', ...members.flatMap(memberLines)];
}

function memberLines({ name, hint, comment }: Pick<Member, 'name' | 'hint' | 'comment'>): string[] {
  return [...wrapped(comment, '    #: '), `    ${name}: ${hint}`];
}

/** The mappings of a result: what all outcomes have, one for each outcome, and their union, which narrows after `valid` and `outcome`. */
function resultMappings(object: string, schema: Schema, writing: Writing): string[] {
  const { variant, known } = results[object] ?? { variant: object, known: [] };
  const members = membersOf(object, schema, writing);
  const basics = `${variant}Basics`;
  const variants = outcomes.flatMap(({ outcome, name: prefix, about }) => {
    const facts = members.filter(({ name }) => ofOutcome.includes(name));
    const hintOf = ({ name, value }: Member): string => {
      if (name === 'valid') return `Literal[${outcome === 'valid' ? 'True' : 'False'}]`;
      if (name === 'outcome') return `Literal[${quoted(outcome)}]`;
      if (outcome === 'malformed') return 'None';
      const isKnown = known.includes(name) && (outcome !== 'not-judged' || name === 'xml');
      return isKnown ? value : `${value} | None`;
    };
    const lines = facts.flatMap((fact) =>
      memberLines({ ...fact, hint: hintOf(fact), comment: fact.name === 'outcome' ? '' : fact.comment }),
    );
    return [`class ${prefix}${variant}(${basics}):`, ...docstring(about), '', ...lines, '', ''];
  });
  return [
    `class ${basics}(TypedDict):`,
    ...docstring('Members of a result whatever its outcome is.'),
    '',
    ...members.filter(({ name }) => !ofOutcome.includes(name)).flatMap(memberLines),
    '',
    '',
    ...variants,
    `${object} = ${outcomes.map(({ name }) => `${name}${variant}`).join(' | ')}`,
    ...docstring(schema.description ?? object).map((line) => line.trim()),
  ];
}

const plain: Readonly<Record<string, string>> = {
  string: 'str',
  number: 'Decimal',
  integer: 'int',
  boolean: 'bool',
};

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const typesOf = ({ type = [] }: Schema) => [type].flat();
const quoted = (text: string) => JSON.stringify(text);

function valuesOf({ enum: values, const: only }: Schema): string[] {
  return [...(values ?? [only])].filter((value) => typeof value === 'string');
}

/** Values of a member by mistake, or on purpose. */
function listed(schema: Schema): string {
  if (schema.items !== undefined) return listed(schema.items);
  const values = valuesOf(schema);
  return values.length === 0 ? '' : `One of: ${values.join(', ')}.`;
}

function docstring(text: string): string[] {
  const lines = wrapped(text, '    ');
  const [first = ''] = lines;
  if (lines.length === 1) return [`    """${first.trim()}"""`];
  return [`    """${first.trim()}`, ...lines.slice(1), '    """'];
}

function wrapped(text: string, before: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter((each) => each !== '')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length >= 110 + before.length) lines.push(before + word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}
