import type { Language } from '../core/messages/language.ts';
import type { MeaningList, Rendering, TextKey, Translated } from '../core/specification/rendering.ts';
import { escapeHtml, type Html, html, joinedHtml, own } from '../core/text/html.ts';

/** The languages in which an invoice is shown: one, or both side by side. */
export const renderLanguages = ['en', 'ar', 'both'] as const;
export type RenderLanguage = (typeof renderLanguages)[number];

/** Renders texts in the language, or languages, of the page. */
export interface Words {
  readonly language: RenderLanguage;
  /** A text, with values for its `{placeholders}`. */
  readonly text: (key: TextKey, values?: PhraseValues) => Html;
  readonly phrase: (translated: Translated, values?: PhraseValues) => Html;
  readonly meaning: (list: MeaningList, code: string) => Html | undefined;
  readonly meaningOrCode: (list: MeaningList, code: string) => Html;
  /** The meaning of a code in one of the languages, to be used inside a phrase. */
  readonly meaningIn: (language: Language, list: MeaningList, code: string) => Html;
  /** A date in words; a text that is not a date is unchanged. */
  readonly date: (text: string) => Html;
  readonly dateIn: (language: Language, text: string) => Html;
  /** A text without markup, such as the page's title; both languages one after the other. */
  readonly plain: (translated: Translated) => string;
  readonly rendering: Rendering;
}

/** Values for the placeholders of a text; a value that depends on the language is a function of the language. */
export type PhraseValues = Readonly<Record<string, Html | ((language: Language) => Html)>>;

export function wordsIn(language: RenderLanguage, rendering: Rendering): Words {
  const spoken: readonly Language[] = language === 'both' ? ['en', 'ar'] : [language];
  const { texts, meanings, months } = rendering;

  function inEach(say: (language: Language) => Html): Html {
    const [first, ...others] = spoken.map((each) => ({ each, said: say(each) }));
    if (first === undefined) return html``;
    if (others.every(({ said }) => said.markup === first.said.markup)) return first.said;
    const inTheirLanguage = [first, ...others].map(
      ({ each, said }) =>
        html`<span class="${each}" lang="${each}" dir="${directionOf(each)}">${said}</span>`,
    );
    return joinedHtml(inTheirLanguage, ' ');
  }

  function phrase(translated: Translated, values: PhraseValues = {}): Html {
    return inEach((each) => filled(translated[each], values, each));
  }

  function known(list: MeaningList, code: string): Translated | undefined {
    return Object.hasOwn(meanings[list], code) ? meanings[list][code] : undefined;
  }

  function meaning(list: MeaningList, code: string): Html | undefined {
    const translated = known(list, code);
    return translated && phrase(translated);
  }

  function meaningIn(each: Language, list: MeaningList, code: string): Html {
    const translated = known(list, code);
    return translated === undefined ? own(code) : html`${translated[each]}`;
  }

  function dateIn(each: Language, text: string): Html {
    const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
    const name = months[Number(month) - 1];
    return name === undefined ? own(text) : html`${Number(day)} ${name[each]} ${year}`;
  }

  return {
    language,
    text: (key, values) => phrase(texts[key], values),
    phrase,
    meaning,
    meaningOrCode: (list, code) => meaning(list, code) ?? own(code),
    meaningIn,
    date: (text) => inEach((each) => dateIn(each, text)),
    dateIn,
    plain: (translated) => [...new Set(spoken.map((each) => translated[each]))].join(' · '),
    rendering,
  };
}

export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

export function filled(text: string, values: PhraseValues, language: Language): Html {
  const markup = escapeHtml(text).replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    if (value === undefined) return placeholder;
    return (typeof value === 'function' ? value(language) : value).markup;
  });
  return { markup };
}
