import type { Language } from '../../core/messages/language.ts';
import { fill } from '../../core/messages/message.ts';
import { describedSpecification } from '../../specification/described.ts';
import texts from '../messages/table.json' with { type: 'json' };
import type { Question } from './question.ts';

/** A question in words: what only a person can say, and how to write it in the map. */
export function questionInWords({ text, values }: Question, language: Language) {
  const { message, hint } = texts.questions[text];
  const inWords = (said: typeof message) => fill(said, language, values, describedSpecification.messages);
  return { message: inWords(message), hint: inWords(hint) };
}
