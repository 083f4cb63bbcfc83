import { expect, test } from 'vitest';
import { languages } from '../../src/core/messages/language.ts';
import { defaultSpecification } from '../../src/specification/default.ts';

/** Names of laws, decisions and guidelines, and what says where in them. */
const sources = {
  en: {
    law: /Decree-Law|Cabinet Decision \d|Ministerial Decision|Executive Regulation|Guidelines|VATP\d+/,
    place: /Articles? \d|p\. \d|Appendix \d/,
  },
  ar: {
    law: /مرسوم بقانون|قرار مجلس الوزراء رقم|قرار وزاري|اللائحة التنفيذية|دليل الفوترة الإلكترونية/,
    place: /الماد(?:ة|تان|تين) \d|المواد \d|ص \d|الملحق \d/,
  },
};

const texts = [...defaultSpecification.messages.entries.values()].flatMap(
  ({ id, message, hint, onRequest, cases = {} }) =>
    [message, hint, onRequest?.message, onRequest?.hint]
      .concat(Object.values(cases).flatMap((each) => [each.message, each.hint]))
      .flatMap((text) => (text === undefined ? [] : [{ id, text }])),
);

test('no message names a law without its article, or guidelines without their page', () => {
  const amiss = texts.flatMap(({ id, text }) =>
    languages.flatMap((language) => {
      const { law, place } = sources[language];
      const said = JSON.stringify(text[language]);
      return law.test(said) && !place.test(said) ? [`${id} ${language}: ${said}`] : [];
    }),
  );
  expect(amiss).toEqual([]);
  expect(texts.filter(({ text }) => sources.en.law.test(String(text.en))).length).toBeGreaterThan(20);
});
