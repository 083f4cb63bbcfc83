import { type Steps, valueAt } from '../json-steps.ts';

/** A change of a document, by what it does: `seller.trn left out`. */
export interface Variant {
  readonly name: string;
  /** Makes the document, as most variants are not asked about. */
  readonly document: () => unknown;
}

/** Returns copies of a JSON document, each with one change: every value left out, emptied, moved, at and beyond its limits. */
export function variantsOf(document: unknown): Variant[] {
  return placesIn(document).flatMap((steps) => changesAt(document, steps));
}

/** Returns a document with several changes, as mistakes seldom come alone; numbers from 0 to below 1 choose them. */
export function changedBy(document: unknown, numbers: readonly number[]): unknown {
  return numbers.reduce((changed, number) => {
    const variants = variantsOf(changed);
    return variants[Math.floor(number * variants.length)]?.document() ?? changed;
  }, document);
}

/** The steps to every value: members of objects, and the first entries of lists. */
function placesIn(value: unknown, steps: Steps = []): Steps[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? value.slice(0, 2).map((entry, at) => [at, entry])
    : Object.entries(value);
  return entries.flatMap(([step, inner]) => {
    const place = [...steps, step];
    return [place, ...placesIn(inner, place)];
  });
}

function changesAt(document: unknown, steps: Steps): Variant[] {
  const name = steps.reduce<string>(
    (path, step) => (typeof step === 'number' ? `${path}[${step}]` : path === '' ? step : `${path}.${step}`),
    '',
  );
  const last = steps.at(-1) ?? '';
  const changed: Changed = (what, change) => ({
    name: `${name} ${what}`,
    document: () => {
      const copy: unknown = structuredClone(document);
      const around: object = steps
        .slice(0, -1)
        .reduce<object>((part, step) => Reflect.get(part, step), Object(copy));
      change(around, Reflect.get(around, last));
      return copy;
    },
  });
  const set = (what: string, to: (value: unknown) => unknown) =>
    changed(what, (around, value) => Reflect.set(around, last, to(value)));
  const value = valueAt(document, steps);
  return [
    changed('left out', (around) =>
      Array.isArray(around) ? around.splice(Number(last), 1) : Reflect.deleteProperty(around, last),
    ),
    set('null', () => null),
    set('as a list', (sent) => [sent]),
    ...(typeof last === 'number' ? [changed('doubled', (around, sent) => entriesOf(around).push(sent))] : []),
    ...(typeof last === 'string' ? renamed(last, changed) : []),
    ...Object.entries(valuesBeside(value)).map(([what, other]) => set(what, () => other)),
    changed('of its neighbour', (around) => Reflect.set(around, last, neighbourOf(around, last))),
  ];
}

const entriesOf = (around: object): unknown[] => (Array.isArray(around) ? around : []);

type Changed = (what: string, change: (around: object, value: unknown) => void) => Variant;

function renamed(name: string, changed: Changed): Variant[] {
  const others = {
    'in snake case': name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    'by its name in lower case': name.toLowerCase(),
    misspelt: name.slice(0, -1),
    'by another name': `${name}Value`,
  };
  return Object.entries(others).flatMap(([what, other]) =>
    other === name || other === ''
      ? []
      : [
          changed(what, (around, value) => {
            Reflect.deleteProperty(around, name);
            Reflect.set(around, other, value);
          }),
        ],
  );
}

/** The next value of the same type in an object or list. */
function neighbourOf(around: object, name: string | number): unknown {
  const entries = Object.entries(around);
  const at = entries.findIndex(([each]) => each === String(name));
  const kind = typeof entries[at]?.[1];
  const after = [...entries.slice(at + 1), ...entries.slice(0, at)];
  return after.find(([, value]) => typeof value === kind && value !== null)?.[1] ?? null;
}

function valuesBeside(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value === 'number') return numbersBeside(value);
  if (typeof value === 'boolean') return { negated: !value, 'as a word': value ? 'yes' : 'no', 'as 1': 1 };
  if (typeof value === 'string')
    return /^\d{4}-\d\d-\d\d$/.test(value) ? daysBeside(value) : textsBeside(value);
  return Array.isArray(value) ? { 'as no entries': [] } : { 'as no members': {}, 'as a text': 'x' };
}

const round = (value: number) => Math.round(value * 1e5) / 1e5;

function numbersBeside(value: number): Readonly<Record<string, unknown>> {
  return {
    'as 0': 0,
    negative: -value,
    'a cent more': round(value + 0.01),
    'a cent less': round(value - 0.01),
    'half a cent more': round(value + 0.005),
    'two cents more': round(value + 0.02),
    'three cents less': round(value - 0.03),
    'one more': round(value + 1),
    'one and a cent less': round(value - 1.01),
    doubled: value * 2,
    'as a tenth': round(value / 10),
    'at the limit': 9e13,
    'beyond the limit': 90_000_000_000_001,
    'as its text': String(value),
    'with blanks': ` ${value} `,
    'with its currency': `AED ${value}`,
    'with a comma': String(value).replace('.', ','),
    'with thousands': value.toLocaleString('en-US'),
    'as a percentage': `${value}%`,
    'as true': true,
  };
}

function daysBeside(value: string): Readonly<Record<string, unknown>> {
  const day = (days: number) => new Date(Date.parse(value) + days * 86_400_000).toISOString().slice(0, 10);
  const [year = '', month = '', ofMonth = ''] = value.split('-');
  return {
    'the day after': day(1),
    'the day before': day(-1),
    'two weeks later': day(14),
    'a month later': day(31),
    'a year before': day(-365),
    'the first day': '2000-01-01',
    'before the first day': '1999-12-31',
    'the last day': '2100-12-31',
    'after the last day': '2101-01-01',
    'day first': `${ofMonth}/${month}/${year}`,
    'with a time': `${value}T10:30:00`,
    'with a zone': `${value}T22:30:00+04:00`,
    'as no day': `${year}-02-30`,
    'in digits': `${year}${month}${ofMonth}`,
    emptied: '',
  };
}

function textsBeside(value: string): Readonly<Record<string, unknown>> {
  return {
    emptied: '',
    'as a blank': ' ',
    'between blanks': `  ${value} `,
    'with a character more': `${value}1`,
    'with a character less': value.slice(0, -1),
    'in lower case': value.toLowerCase(),
    'in upper case': value.toUpperCase(),
    'as a word for nothing': 'N/A',
    'with an illegal character': `${value}\u0001`,
    'in Arabic digits': value.replaceAll(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit))),
    'with dashes': value.replaceAll(/(?<=\d{3})(?=\d)/g, '-'),
    'at the limit of codes': 'x'.repeat(200),
    'beyond the limit of codes': 'x'.repeat(201),
    'beyond the limit of identifiers': 'x'.repeat(1001),
    'as a number': Number(value) || 7,
    'as a flag': true,
  };
}
