import type { Language } from 'pint-ae';
import { counted } from 'pint-ae/internal/texts';
import ofCommandLine from './messages/command-line.json' with { type: 'json' };
import ofInterface from './messages/interface.json' with { type: 'json' };
import ofOperator from './messages/operator.json' with { type: 'json' };
import problems from './messages/problems.json' with { type: 'json' };
import reasons from './messages/reasons.json' with { type: 'json' };

const texts = { ...problems, ...reasons, ...ofInterface, ...ofOperator, ...ofCommandLine };

/** A text of the service, to be put into words. */
export interface ServiceText {
  readonly text: keyof typeof texts;
  readonly values?: Readonly<Record<string, string | number | ServiceText>>;
}

/** A text of the service in a language. */
export function inWords({ text, values = {} }: ServiceText, language: Language): string {
  return counted(texts[text][language], language, values).replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name] ?? '';
    return typeof value === 'object' ? inWords(value, language) : String(value);
  });
}

/** The separator between the entries of a list. */
export const comma: Readonly<Record<Language, string>> = { en: ', ', ar: '، ' };

/** Tells whether a detail is a text of the service, not of the library. */
export function isServiceText(detail: { readonly text: string }): detail is ServiceText {
  return Object.hasOwn(texts, detail.text);
}

/** A failure that its reader can fix, with a text in the reader's language. */
export class ToldError extends Error {
  readonly told: ServiceText;

  constructor(told: ServiceText) {
    super(inWords(told, 'en'));
    this.told = told;
  }
}
