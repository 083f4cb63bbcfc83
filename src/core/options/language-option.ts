import { type Language, languages } from '../messages/language.ts';
import { languagesInUse } from '../messages/texts-in-use.ts';
import { expected, type OptionKind, oneOf } from './option-kinds.ts';

/** One of the languages whose texts are in use. */
export const languageInUse: OptionKind<Language | undefined> = {
  mistakes(value, name) {
    const inUse = languagesInUse();
    if (inUse.some((language) => language === value)) return [];
    const known = languages.some((language) => language === value);
    const kind = known ? withoutTexts : oneOf(inUse);
    return kind.mistakes(value, name);
  },
};

const withoutTexts = expected<Language>(
  () => false,
  '"en", or a language whose texts were given to useTexts, such as those of pint-ae/ar',
);
