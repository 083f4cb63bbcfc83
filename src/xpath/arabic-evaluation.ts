import evaluation from './messages/evaluation.json' with { type: 'json' };
import { reasonText, type Wording } from './reason.ts';

/** Signs between these marks keep their direction: a closing bracket alone would be shown as an opening one. */
const leftToRightMark = '\u200e';

/** The wording of Arabic with these sentences, by the English ones. */
export function arabicWording(sentences: Readonly<Record<string, string>>): Wording {
  return {
    language: 'ar',
    sentence: (text) => (Object.hasOwn(sentences, text) ? (sentences[text] ?? text) : text),
    value: (text) => (/[\p{L}\p{N}]/u.test(text) ? text : `${leftToRightMark}${text}${leftToRightMark}`),
    evaluation: arabicEvaluation,
  };
}

const wording = arabicWording(evaluation);

/** What evaluating said, in Arabic after its code, if it has one; the words of a rule or engine stay as they are. */
export function arabicEvaluation(text: string): string {
  const [code = ''] = /^[A-Z]{4}\d{4}: /.exec(text) ?? [];
  const said = text.slice(code.length);
  for (const { sentence, names, pattern } of patterns) {
    const found = pattern.exec(said);
    if (found === null) continue;
    // What stands in a sentence may be one itself, such as the name and place of a function.
    const values = names.map((name, at) => [name, { evaluation: found[at + 1] ?? '' }]);
    return code + reasonText({ text: sentence, values: Object.fromEntries(values) }, wording);
  }
  return code + wording.value(said);
}

/** The sentences of evaluation as patterns; one with more words of its own comes before one with fewer. */
const patterns = Object.keys(evaluation)
  .map((sentence) => ({ sentence, ownWords: sentence.split(/\{\w+\}/) }))
  .sort((one, other) => other.ownWords.join('').length - one.ownWords.join('').length)
  .map(({ sentence, ownWords }) => ({
    sentence,
    names: Array.from(sentence.matchAll(/\{(\w+)\}/g), ([, name = '']) => name),
    pattern: new RegExp(`^${ownWords.map(escaped).join('(.*)')}$`, 's'),
  }));

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
