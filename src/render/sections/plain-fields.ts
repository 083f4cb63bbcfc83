import {
  isNumber,
  type ObjectWithPlainFields,
  type PrintedField,
} from '../../core/specification/plain-fields.ts';
import { type Html, html, own } from '../../core/text/html.ts';
import type { UblElement } from '../../core/xml/element.ts';
import { figureAt } from '../../ubl/figures/document-facts.ts';
import { textAt } from '../../ubl/reading.ts';
import { amount, fact, plainFigure, type Sheet } from '../sheet.ts';

/** The plain fields of a part that its rows print, each as a label with its value. */
export function plainFacts(
  sheet: Sheet,
  object: ObjectWithPlainFields,
  element: UblElement | undefined,
): Html[] {
  return printed(sheet, object, element).map(({ label, value }) => fact(sheet, label, value));
}

/** The plain fields of an object as a list of details. */
export function plainDetails(
  sheet: Sheet,
  object: ObjectWithPlainFields,
  element: UblElement | undefined,
): Html[] {
  return printed(sheet, object, element).map(
    ({ label, value }) => html`<span class="label">${sheet.words.phrase(label)}</span> ${value}`,
  );
}

/** The plain fields of a part after its other values. */
export function plainNotes(
  sheet: Sheet,
  object: ObjectWithPlainFields,
  element: UblElement | undefined,
): Html[] {
  return plainDetails(sheet, object, element).map((each) => html` <span class="note">${each}</span>`);
}

function printed(sheet: Sheet, object: ObjectWithPlainFields, element: UblElement | undefined) {
  return sheet.words.rendering.fields.flatMap((field) => {
    const value = field.object === object ? valueIn(sheet, field, element) : undefined;
    return value === undefined ? [] : [{ label: field.label, value }];
  });
}

function valueIn(
  sheet: Sheet,
  { kind, ubl }: PrintedField,
  element: UblElement | undefined,
): Html | undefined {
  const text = textAt(element, ubl);
  if (text === undefined) return undefined;
  if (kind === 'date') return sheet.words.date(text);
  const figure = isNumber(kind) ? figureAt(element, ubl, '') : undefined;
  if (figure === undefined) return own(text);
  return kind === 'decimal' ? plainFigure(figure) : amount(sheet, figure, sheet.facts.currency);
}
