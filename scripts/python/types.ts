import { clientModel } from '../clients/client-model.ts';
import { ofServer } from '../clients/descriptions.ts';
import { indented, type Names, quoted, told } from '../clients/language.ts';
import type { Field, ObjectModel, Type } from '../clients/model.ts';
import { namer, pascalCase } from '../clients/names.ts';
import { comment, docstring, hint, keywords } from '../clients/python.ts';

/** The objects that functions of the package take and return; those that they hold follow. */
const roots = ['DocumentRequest', 'DocumentResult', 'ConversionResult', 'ReadRequest'];

/** Objects whose amounts are texts in JSON. */
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

/** The module `types` of the Python package: the objects of the interface as typed mappings, and their amounts. */
export function typesModule(): string {
  const { description } = ofServer();
  const objects = new Map(clientModel(description).objects.map((object) => [object.name, object]));
  const reached = reachable(objects).map(withAmounts).map(withOutcomes);
  const nameOf = namer(pascalCase, ['Any', 'Decimal', 'Literal', 'TypedDict', 'NotRequired'], 'Object');
  const names = new Map(reached.map(({ name }) => [name, nameOf(name)]));
  const amounts = reached.flatMap(({ fields }) =>
    fields.filter(({ type }) => type.kind === 'number').map(({ name }) => name),
  );
  return [
    heading,
    ...reached.flatMap((object) => ['', '', ...typedMapping(object, names)]),
    '',
    '',
    answers,
    '',
    '',
    '#: Names of members that are amounts, quantities, prices and rates.',
    `AMOUNTS = frozenset({${[...new Set(amounts)].toSorted().map(quoted).join(', ')}})`,
    '',
  ].join('\n');
}

function reachable(objects: ReadonlyMap<string, ObjectModel>): ObjectModel[] {
  const found = new Set<ObjectModel>();
  const add = (name: string) => {
    const object = objects.get(name);
    if (object === undefined) throw new Error(`the description has no object ${name}`);
    if (found.has(object)) return;
    found.add(object);
    for (const { type } of object.fields) if (objectIn(type) !== undefined) add(objectIn(type) ?? '');
  };
  for (const root of roots) add(root);
  return [...found];
}

function objectIn(type: Type): string | undefined {
  if (type.kind === 'list') return objectIn(type.of);
  return type.kind === 'object' ? type.name : undefined;
}

/** Totals are texts in JSON, which Python reads as decimals; currency and category stay texts. */
function withAmounts(object: ObjectModel): ObjectModel {
  if (!ofTotals.includes(object.name)) return object;
  const isAmount = ({ name }: Field) => /Amount$|Percent$/.test(name);
  const fields = object.fields.map((field) =>
    isAmount(field) ? { ...field, type: { kind: 'number' as const } } : field,
  );
  return { ...object, description: object.description.replace(/ as text.*$/s, '.'), fields };
}

/** Over HTTP only a document that was judged has a result; here every document has one. */
function withOutcomes(object: ObjectModel): ObjectModel {
  const values = ['valid', 'invalid', 'malformed', 'not-judged'];
  const fields = object.fields.map((field) =>
    field.name === 'outcome' ? { ...field, type: { kind: 'text' as const, values } } : field,
  );
  return { ...object, fields };
}

function typedMapping({ name, description, fields }: ObjectModel, names: Names): string[] {
  const pythonName = names.get(name) ?? name;
  // A member such as `from` has no place in the body of a class.
  if (fields.some((field) => keywords.includes(field.name)))
    return [
      `${pythonName} = TypedDict(`,
      `    ${quoted(pythonName)},`,
      `    {${fields.map((field) => `${quoted(field.name)}: ${quoted(member(field, names))}`).join(', ')}},`,
      ')',
    ];
  const members = fields.flatMap((field) => [
    ...comment(told(field)),
    `${field.name}: ${member(field, names)}`,
  ]);
  return [
    `class ${pythonName}(TypedDict):`,
    ...indented([...docstring(description === '' ? pythonName : description), '', ...members], '    '),
  ];
}

function member({ type, isRequired, isWritten }: Field, names: Names): string {
  const hinted = hint(type, names);
  if (isRequired) return hinted;
  return isWritten ? `${hinted} | None` : `NotRequired[${hinted} | None]`;
}
