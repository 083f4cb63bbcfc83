import { type LanguageOption, type LanguageTexts, languages } from '../messages/language.ts';
import { textsOfLanguage } from '../messages/wording.ts';
import { expected, hasMembers, type OptionKind, oneOf } from './option-kinds.ts';

/** A language by its name, if its texts are loaded, or by its texts. */
export const languageOption: OptionKind<LanguageOption | undefined> = {
  mistakes(value, name) {
    const named = languages.find((language) => language === value);
    const isMissing = named !== undefined && named !== 'en' && textsOfLanguage(named) === undefined;
    return (isMissing || hasMembers(value, {}) ? importedTexts : names).mistakes(value, name);
  },
};

const names = oneOf(languages);

const importedTexts = expected<LanguageTexts>(
  (value) => hasMembers(value, { language: 'string', translated: 'function' }),
  '"en", or texts such as `arabic` of pint-ae/ar, which a program for browsers imports',
);
