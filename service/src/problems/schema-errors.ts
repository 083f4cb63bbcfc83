import type { Language } from 'pint-ae';
import { z } from 'zod';
import { comma, inWords, type ServiceText } from '../texts/service-text.ts';
import type { FieldError } from './request-problem.ts';

type Issue = z.core.$ZodIssue;

/** Checks a value by a schema; returns its data, or the errors of its fields in the service's words. */
export function checked<Value>(
  schema: z.ZodType<Value>,
  value: unknown,
  language: Language,
): { readonly data: Value } | { readonly problems: FieldError[] } {
  const parsed = schema.safeParse(value, { error: locales[language], reportInput: true });
  if (parsed.success) return { data: parsed.data };
  return { problems: parsed.error.issues.flatMap((issue) => problemsOf(issue, language)) };
}

/** The message of a schema's refinement, from the service's texts and so in the client's language. */
export function inWordsOf(text: ServiceText['text']) {
  return { params: { text } };
}

/** The number in a text of digits; `Number` would also accept 0x10, 1e2 and blanks. */
export function wholeNumber(text: unknown, context: z.RefinementCtx): unknown {
  if (text === undefined) return undefined;
  if (/^\d{1,15}$/.test(String(text))) return Number(text);
  context.addIssue({ code: 'custom', input: text, ...inWordsOf('noWholeNumber') });
  return z.NEVER;
}

/** For mistakes without a text in the schemas of this service. */
const locales = { en: z.locales.en().localeError, ar: z.locales.ar().localeError };

function problemsOf(issue: Issue, language: Language): FieldError[] {
  const field = (...keys: readonly PropertyKey[]) => [...issue.path, ...keys].map(String).join('.');
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ field: field(key), message: { text: 'unknownField' } }));
  return [{ field: field(), message: messageOf(issue, language) ?? issue.message }];
}

function messageOf(issue: Issue, language: Language): ServiceText | undefined {
  switch (issue.code) {
    case 'custom':
      return issue.params as ServiceText;
    case 'invalid_type':
      return issue.input === undefined ? { text: 'missing' } : types[issue.expected];
    case 'invalid_value':
      return { text: 'noneOf', values: { values: issue.values.join(comma[language]) } };
    case 'invalid_format':
      return issue.format === 'url' ? { text: 'targetNotUrl' } : undefined;
    case 'too_small':
      return smallText(issue.origin, Number(issue.minimum));
    case 'too_big':
      return largeText(issue.origin, String(issue.maximum));
    default:
      return undefined;
  }
}

const types: Readonly<Record<string, ServiceText>> = {
  string: { text: 'noText' },
  number: { text: 'noNumber' },
  int: { text: 'noWholeNumber' },
  boolean: { text: 'noBoolean' },
  array: { text: 'noList' },
  object: { text: 'noObject' },
};

function smallText(origin: string, minimum: number): ServiceText | undefined {
  if (origin === 'string')
    return minimum === 1 ? { text: 'blank' } : { text: 'tooShort', values: { minimum } };
  if (origin === 'array') return minimum === 1 ? { text: 'noEntries' } : undefined;
  return { text: 'tooSmall', values: { minimum } };
}

function largeText(origin: string, maximum: string): ServiceText {
  if (origin === 'string') return { text: 'tooLong', values: { maximum } };
  return { text: origin === 'array' ? 'tooManyEntries' : 'tooLarge', values: { maximum } };
}

const texts = z.registry<ServiceText>();

/** A parameter with the text that explains it. */
export function described<Parameter extends z.ZodType>(parameter: Parameter, text: ServiceText): Parameter {
  texts.add(parameter, text);
  return parameter;
}

/** The meaning of a parameter in a language; undefined if its name is enough. */
export function meaningOf(parameter: z.ZodType, language: Language): string | undefined {
  const text = texts.get(parameter);
  return text && inWords(text, language);
}
