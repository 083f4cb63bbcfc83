import type { Language } from 'pint-ae';
import { z } from 'zod';
import { inWords, type ServiceText } from '../texts/service-text.ts';

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
