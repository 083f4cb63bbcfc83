import type { JsonValue } from '../../core/findings/fix.ts';
import { numberIn } from '../../request/explain/values.ts';
import { el, own } from '../dom.ts';
import type { OneFieldHelp } from '../help/field-of-help.ts';
import type { Texts } from '../texts.ts';
import { choicesOf } from './shown-form.ts';
import type { ShownField } from './shown-parts.ts';

/** The control of a field. */
export interface Control {
  readonly element: HTMLInputElement | HTMLSelectElement;
  /** Shows the value of the document, unless the person is entering one. */
  readonly update: (field: ShownField) => void;
}

export type Entered = { readonly text: string; readonly isFinal: boolean };

/** An input for a field. `enter` receives the input, at each keystroke and at the end. */
export function controlFor(
  field: ShownField,
  texts: Texts,
  enter: (entered: Entered) => void,
  offered: readonly string[] = [],
): Control {
  const id = idOf(field.path);
  const shared = { id, 'aria-describedby': `${id}-help ${id}-notes` };
  if (field.help.kind === 'flag') {
    return field.help.question === undefined
      ? chosen(field, answersOf(field.help, texts), shared, enter)
      : checked(field, shared, enter);
  }
  if (field.isChosen) return chosen(field, optionsOf(field.help), shared, enter);
  const { kind } = field.help;
  const isNumber = isNumeric(kind);
  const isDate = kind === 'date' && /^(?:\d{4}-\d\d-\d\d)?$/.test(field.value);
  const codes = choicesOf(field.help);
  const element = el('input', {
    ...shared,
    type: isDate ? 'date' : 'text',
    autocomplete: 'off',
    // Without a last day, a browser takes years of five digits.
    ...(isDate && { max: '9999-12-31' }),
    ...(isNumber && { inputmode: 'decimal' }),
    ...(isNumber || kind === 'identifier' || kind === 'code' ? { dir: 'ltr' } : { dir: 'auto' }),
    ...((codes.length > 0 || offered.length > 0) && { list: listIdOf(field.path) }),
  });
  const tell = (isFinal: boolean) => () => enter({ text: element.value, isFinal });
  element.addEventListener('input', tell(false));
  element.addEventListener('change', tell(true));
  const update = ({ value }: ShownField) => {
    const shown = withThousands(value, kind);
    if (document.activeElement !== element && element.value !== shown) element.value = shown;
  };
  element.value = withThousands(field.value, kind);
  // An entry is edited without its thousands.
  element.addEventListener('focus', () => {
    if (isAmount(kind) && /^-?\d{1,3}(?:,\d{3})+\.\d+$/.test(element.value))
      element.value = element.value.replaceAll(',', '');
  });
  return { element, update };
}

export function idOf(path: string): string {
  return `field-${path}`;
}

type Shared = Readonly<Record<string, string>>;

function checked(field: ShownField, shared: Shared, enter: (entered: Entered) => void): Control {
  const element = el('input', { ...shared, type: 'checkbox' });
  element.addEventListener('change', () => enter({ text: String(element.checked), isFinal: true }));
  const update = ({ value }: ShownField) => {
    element.checked = value === 'true';
  };
  update(field);
  return { element, update };
}

type Options = readonly (readonly [value: string, name: string])[];

function chosen(
  field: ShownField,
  options: Options,
  shared: Shared,
  enter: (entered: Entered) => void,
): Control {
  const element = el(
    'select',
    shared,
    el('option', { value: '' }, '–'),
    ...options.map(([value, name]) => el('option', { value }, name)),
  );
  element.addEventListener('change', () => enter({ text: element.value, isFinal: true }));
  const update = ({ value }: ShownField) => {
    // A value that is not one of the codes is shown as it is, and stays until another one is chosen.
    if (![...element.options].some((option) => option.value === value))
      element.append(el('option', { value }, value));
    element.value = value;
  };
  update(field);
  return { element, update };
}

/** An amount or price with thousands separators and at least two decimals; no decimal is cut off. */
function withThousands(value: string, kind: OneFieldHelp['kind']): string {
  if (!isAmount(kind) || !/^-?\d+(?:\.\d*)?$/.test(value)) return value;
  const [whole = '', decimals = ''] = value.split('.');
  return `${whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')}.${decimals.padEnd(2, '0')}`;
}

function isAmount(kind: OneFieldHelp['kind']): boolean {
  return kind === 'amount' || kind === 'price';
}

function isNumeric(kind: OneFieldHelp['kind']): boolean {
  return kind === 'decimal' || isAmount(kind);
}

/** The list of offered codes; fields of one name share it. */
export function listIdOf(path: string): string {
  return `codes-${path.replaceAll(/^.*[.\]]/g, '')}`;
}

/** The codes, or earlier entries, to offer while a person types in a field. */
export function offerOf(field: ShownField, offered: readonly string[]): HTMLElement | undefined {
  if (offered.length > 0)
    return el('datalist', { id: listIdOf(field.path) }, ...offered.map((value) => el('option', { value })));
  const codes = choicesOf(field.help);
  if (field.isChosen || field.help.kind === 'flag' || codes.length === 0) return undefined;
  return el(
    'datalist',
    { id: listIdOf(field.path) },
    ...codes.map(([value, meaning]) => el('option', { value: plain(value), label: meaning }, meaning)),
  );
}

/** The meaning of a code that was typed. */
export function meaningOf({ help, value, isChosen }: ShownField): HTMLElement | undefined {
  if (isChosen || value === '') return undefined;
  const meaning = help.values.find(([code]) => plain(code) === value)?.[1];
  return meaning ? own(meaning) : undefined;
}

function optionsOf(help: OneFieldHelp): Options {
  const options = choicesOf(help).map(([value, meaning]) => {
    const code = plain(value);
    return [
      code,
      meaning === '' || help.kind === 'choice' ? meaning || code : `${meaning} (${code})`,
    ] as const;
  });
  // A short list keeps the specification's order; people search a long list by name.
  if (options.length <= 12 || help.kind === 'choice') return options;
  const others = options.slice(usual).toSorted(([, one], [, other]) => one.localeCompare(other));
  return [...options.slice(0, usual), ...others];
}

/** Number of codes that come first in a long list: the examples of the field, such as the home country. */
const usual = 3;

function answersOf({ answers }: OneFieldHelp, texts: Texts): Options {
  return [
    ['false', answers?.no ?? texts.form.no],
    ['true', answers?.yes ?? texts.form.yes],
  ];
}

function plain(json: string): string {
  return String(JSON.parse(json));
}

/** The most digits that a number of JSON keeps in every program. */
const safeDigits = 15;

/** Returns the value of an entry: a number in any form, otherwise text; null while a number is incomplete. */
export function writtenFor(
  { kind, presence }: OneFieldHelp,
  { text, isFinal }: Entered,
): { readonly value: JsonValue | undefined } | null {
  const trimmed = text.trim();
  if (trimmed === '') return { value: presence === undefined ? undefined : null };
  if (kind === 'flag') return { value: trimmed === 'true' };
  if (!isNumeric(kind)) return { value: isFinal ? trimmed : text };
  const digits = numberIn(trimmed);
  if (digits !== undefined && digits.replaceAll(/\D/g, '').length <= safeDigits)
    return { value: Number(digits) };
  return isFinal ? { value: trimmed } : null;
}
