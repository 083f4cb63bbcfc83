import type { Language } from 'pint-ae';
import { counted } from 'pint-ae/internal/texts';
import messages from './messages/console.json' with { type: 'json' };

export type TextName = keyof typeof messages;
export type Values = Readonly<Record<string, string | number>>;

/** A text of the console in a language. */
export function consoleText(name: TextName, language: Language, values: Values = {}): string {
  return counted(messages[name][language], language, values).replaceAll(/\{(\w+)\}/g, (_, value: string) =>
    String(values[value] ?? ''),
  );
}

/** Tells whether there is a text with a name from the service. */
export function isText(name: string): name is TextName {
  return Object.hasOwn(messages, name);
}
