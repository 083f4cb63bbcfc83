import type { FieldFacts } from '../../core/specification/fields.ts';
import type {
  FormCondition,
  FormField,
  FormGift,
  FormList,
  FormSection,
  FormStandIn,
} from '../../core/specification/form.ts';
import { type FieldHelp, fieldOf, type OneFieldHelp, objectOf } from '../help/field-of-help.ts';
import { countIn, isGroupIn, type RequestText, valueIn } from './request-text.ts';
import type {
  ShownField,
  ShownForm,
  ShownGift,
  ShownLine,
  ShownList,
  ShownPart,
  ShownSection,
  ShownStandIn,
} from './shown-parts.ts';

/** The maximum number of lines that a person edits in a form; the text has all of them. */
export const mostFormLines = 200;

/** A plain field has one value, which a person can enter. */
const plainKinds: ReadonlySet<FieldFacts['kind']> = new Set([
  'text',
  'code',
  'identifier',
  'date',
  'flag',
  'decimal',
  'amount',
  'price',
  'choice',
]);

/** Parts that a form shows: always those with a value or a finding, or that were asked for. */
export function shownForm(
  request: RequestText,
  help: FieldHelp,
  wanted: (path: string) => boolean,
): ShownForm {
  const { sections, line } = help.form;
  const count = countIn(request, linesPath);
  const shown = Math.min(count, mostFormLines);
  return {
    sections: sections.flatMap((section) => {
      const part = sectionOf(section);
      return part.fields.length + part.lists.length + part.others.length === 0 ? [] : [part];
    }),
    lines: Array.from({ length: shown }, (_, index) => lineAt(`${linesPath}[${index}]`)),
    furtherLines: count - shown,
  };

  function sectionOf({
    name,
    note,
    of = '',
    fields,
    lists = [],
    offersOthers = false,
  }: FormSection): ShownSection {
    const groups = groupsOf(fields);
    const taken = sections.filter((each) => (each.of ?? '') === of).flatMap((each) => each.fields);
    const part = partOf(of, fields, lists, offersOthers ? othersOf(of, groups, taken) : []);
    return { name, note, ...part };
  }

  function lineAt(path: string): ShownLine {
    const all = [...line.columns, ...line.details];
    const others = othersOf(path, [''], all);
    const part = partOf(path, line.details, line.lists, others);
    return { ...part, cells: line.columns.flatMap((field) => shownField(path, field) ?? []) };
  }

  function partOf(
    path: string,
    fields: readonly FormField[],
    lists: readonly FormList[],
    others: readonly OtherField[],
  ): ShownPart {
    const asked = fields.flatMap((field) => (isAsked(path, field) ? (shownField(path, field) ?? []) : []));
    const isShown = (other: OtherField) =>
      wanted(other.path) || (hasValue(other.path) && !isUnasked(other.path));
    const extra = others.filter(isShown).flatMap((other) => shownField('', { field: other.path }) ?? []);
    return {
      path,
      fields: [...asked, ...extra],
      lists: lists.flatMap((list) => shownList(path, list) ?? []),
      others: others.filter((other) => !isShown(other)),
    };
  }

  function isAsked(around: string, { field, when = [] }: FormField): boolean {
    const path = fieldPath(around, field);
    if (wanted(path) || when.every((condition) => holds(condition, around))) return true;
    return hasValue(path) && !isUnasked(path);
  }

  function isUnasked(path: string): boolean {
    return line.unasked.some((name) => path.startsWith(`${linesPath}[`) && path.endsWith(`].${name}`));
  }

  function holds({ field, is, isNot }: FormCondition, around: string): boolean {
    const path = field.startsWith('/') ? field.slice(1) : fieldPath(around, field);
    const value = valueIn(request, path) ?? null;
    return (is === undefined || is.includes(value)) && (isNot === undefined || !isNot.includes(value));
  }

  function hasValue(path: string): boolean {
    return valueIn(request, path) !== undefined;
  }

  function shownField(around: string, layout: FormField): ShownField | undefined {
    const { field, chosenWhen, names, sets, chooses, required, starts, gives, standIn } = layout;
    const path = fieldPath(around, field);
    const own = fieldOf(help, namesIn(path));
    if (own === undefined || isGroupIn(request, path)) return undefined;
    const value = String(valueIn(request, path) ?? '');
    const isRequired =
      own.presence === 'required' ||
      required === true ||
      (required?.every((condition) => holds(condition, around)) ?? false);
    return {
      path,
      help: own,
      value,
      isRequired,
      // A field that another value determines begins empty.
      starts: required === undefined || isRequired ? starts : undefined,
      gives: gives && shownGift(around, gives, value),
      standIn: standIn && shownStandIn(around, standIn, value),
      isChosen: isClosed(own) || (chosenWhen !== undefined && holds(chosenWhen, around)),
      name: names?.find(({ when }) => holds(when, around))?.name,
      sets: sets && { path: fieldPath(around, sets.field), values: sets.values },
      chooses: chooses && { path: fieldPath(around, chooses.field), codes: chooses.codes },
    };
  }

  function shownGift(
    around: string,
    { field, before, digits, question }: FormGift,
    value: string,
  ): ShownGift {
    const path = fieldPath(around, field);
    const from = (text: string) => {
      const known = text.trim().slice(0, digits);
      return known.length === digits && !/\D/.test(known) ? `${before}${known}` : undefined;
    };
    const given = valueIn(request, path);
    return { path, question, from, isGiven: given !== undefined && given === from(value) };
  }

  function shownStandIn(
    around: string,
    { question, values, when }: FormStandIn,
    value: string,
  ): ShownStandIn | undefined {
    const isNow = (conditions: readonly FormCondition[]) =>
      conditions.every((condition) => holds(condition, around));
    const now = values.find((each) => isNow(each.when));
    if (now === undefined || !isNow(when)) return undefined;
    return { question, value: now.value, isGiven: values.some((each) => each.value === value) };
  }

  function shownList(around: string, { of, fields }: FormList): ShownList | undefined {
    const path = fieldPath(around, of);
    const own = fieldOf(help, namesIn(path));
    if (own === undefined) return undefined;
    const paths = Array.from({ length: countIn(request, path) }, (_, index) => `${path}[${index}]`);
    return {
      path,
      help: own,
      entries: paths.map((entry) => {
        const others = othersOf(entry, [''], fields);
        return { path: entry, fields: partOf(entry, fields, [], others).fields };
      }),
    };
  }

  /** The plain fields of an object and its inner objects that the layout does not name. */
  function othersOf(
    around: string,
    groups: readonly string[],
    named: readonly FormField[],
  ): readonly OtherField[] {
    const isNamed = new Set(named.map(({ field }) => fieldPath(around, field)));
    return groups.flatMap((group) => {
      const path = fieldPath(around, group);
      const fields = Object.entries(objectOf(help, namesIn(path))?.fields ?? {});
      return fields
        .filter(([name, field]) => plainKinds.has(field.kind) && !isNamed.has(fieldPath(path, name)))
        .map(([name, field]) => ({ path: fieldPath(path, name), help: field }));
    });
  }
}

type OtherField = ShownPart['others'][number];

const linesPath = 'lines';

function groupsOf(fields: readonly FormField[]): readonly string[] {
  const inside = fields.flatMap(({ field }) =>
    field.includes('.') ? [field.slice(0, field.indexOf('.'))] : [],
  );
  return ['', ...new Set(inside)];
}

/** The codes of a field that have a known meaning, or all codes that it may have. */
export function choicesOf({ kind, values }: OneFieldHelp): OneFieldHelp['values'] {
  const known = values.filter(([, meaning]) => meaning !== '');
  return known.length > 0 || kind !== 'choice' ? known : values;
}

/** Tells whether a field has so few codes that a person selects rather than searches. */
function isClosed(help: OneFieldHelp): boolean {
  const { length } = choicesOf(help);
  return (help.kind === 'choice' || help.kind === 'code') && length > 0 && length <= mostChosen;
}

const mostChosen = 300;

export function fieldPath(around: string, field: string): string {
  return around === '' || field === '' ? `${around}${field}` : `${around}.${field}`;
}

export function namesIn(path: string): string[] {
  return path
    .replaceAll(/\[\d+\]/g, '')
    .split('.')
    .filter((name) => name !== '');
}
