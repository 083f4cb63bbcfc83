import evaluation from './messages/evaluation.json' with { type: 'json' };
import { type ReasonValue, reasonText, type Wording } from './reason.ts';

/** Signs between these marks keep their direction; otherwise a closing bracket looks like an opening one. */
const leftToRightMark = '\u200e';

/** The Arabic wording with these sentences, keyed by the English ones. */
export function arabicWording(sentences: Readonly<Record<string, string>>): Wording {
  return {
    language: 'ar',
    sentence: (text) => (Object.hasOwn(sentences, text) ? (sentences[text] ?? text) : text),
    value: (text) => (/[\p{L}\p{N}]/u.test(text) ? text : `${leftToRightMark}${text}${leftToRightMark}`),
    evaluation: arabicEvaluation,
  };
}

const wording = arabicWording(evaluation);

/** Translates an evaluation error to Arabic. The error code stays, as do the words of a rule or engine. */
export function arabicEvaluation(text: string): string {
  const [code = ''] = /^[A-Z]{4}\d{4}: /.exec(text) ?? [];
  const quoted: string[] = [];
  const said = text.slice(code.length).replaceAll(quotation, (each) => `"${quoted.push(each) - 1}"`);
  const asSaid = (part: string) => part.replaceAll(/"(\d+)"/g, (_, at: string) => quoted[Number(at)] ?? '');
  for (const { sentence, names, ownWords } of sentences) {
    const found = valuesIn(said, ownWords);
    if (found === undefined) continue;
    const values = names.map((name, at) => [name, valueNamed(name, asSaid(found[at] ?? ''))]);
    return code + reasonText({ text: sentence, values: Object.fromEntries(values) }, wording);
  }
  return code + wording.value(asSaid(said));
}

/** Quoted text of a document, which may contain words of other sentences. */
const quotation = /"(?:[^"\\]|\\.)*(?:"|\\?$)/gs;

/** Returns a sentence that names the function. */
function valueNamed(name: string, found: string): ReasonValue {
  return name === 'function' ? { evaluation: found } : found;
}

/** The sentences of evaluation by their own words; sentences with more words come first. */
const sentences = Object.keys(evaluation)
  .map((sentence) => ({
    sentence,
    names: Array.from(sentence.matchAll(/\{(\w+)\}/g), ([, name = '']) => name),
    ownWords: sentence.split(/\{\w+\}/),
  }))
  .sort((one, other) => other.ownWords.join('').length - one.ownWords.join('').length);

/** Returns the values between a sentence's words, if a text is that sentence; searches from the end. */
function valuesIn(said: string, [start = '', ...parts]: readonly string[]): string[] | undefined {
  if (parts.length === 0) return said === start ? [] : undefined;
  const [last = '', ...between] = parts.toReversed();
  if (!said.startsWith(start) || !said.endsWith(last)) return undefined;
  const values: string[] = [];
  let end = said.length - last.length;
  for (const words of between) {
    const at = said.lastIndexOf(words, end - words.length);
    if (at < start.length || at + words.length > end) return undefined;
    values.unshift(said.slice(at + words.length, end));
    end = at;
  }
  return end < start.length ? undefined : [said.slice(start.length, end), ...values];
}
