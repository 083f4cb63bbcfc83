import type { Phrase } from '../../core/findings/finding.ts';
import type { Language } from '../../core/messages/language.ts';
import { fill } from '../../core/messages/message.ts';
import type { OptionMistake } from '../../core/options/caller-error.ts';
import { shortenedMessage } from '../../core/text/text.ts';
import commandLine from '../messages/command-line.json' with { type: 'json' };

const { sentences, kinds, places } = commandLine.optionMistakes;

/** Mistakes of options as a value of a text in either language. */
export function mistakesValue(mistakes: readonly OptionMistake[]): Phrase {
  const joinedSentences = (language: Language, between: string) =>
    shortenedMessage(mistakes.map((mistake) => sentence(mistake, language)).join(between));
  return { phrase: { en: joinedSentences('en', '; '), ar: joinedSentences('ar', '؛ ') } };
}

function sentence(mistake: OptionMistake, language: Language): string {
  const { wrong, name, value, allowed, meant, place } = mistake;
  if (place !== undefined) return fill(places[place.kind], language, { value, of: place.of });
  // A mistake in the options as a whole has no option name.
  const inWhole = wrong === 'unknown' ? 'unknownInWhole' : 'whole';
  const text = sentences[name === '' ? inWhole : wrong];
  const told = fill(text, language, {
    name,
    value: kindIn(language, value),
    allowed: wrong === 'kind' ? kindIn(language, allowed) : allowed.split(', '),
  });
  return meant === undefined
    ? told
    : fill(commandLine.errors.didYouMean, language, { meant }).replace('{message}', () => told);
}

/** The value, or the required kind of value; a number or a quoted text stays as it is. */
function kindIn(language: Language, kind: string): string {
  const known = Object.values(kinds).find(({ en }) => en === kind);
  return known === undefined ? kind : known[language];
}
