/**
 * How the pages are searched. The functions go into the pages as text: each stands for itself and names
 * nothing outside.
 */

/**
 * A word as it is searched: no case, no vowel signs, one form of each Arabic letter, European digits, no
 * article; null if it only makes a question.
 */
export function searchedTerm(word: string): string | null {
  if (
    /^(?:how|what|when|where|which|who|does|do|is|are|have|has|must|should|can|the|to|of|on|for|my|i|we|a|docs|متى|أين|كيف|ما|هل|في|على|من)$/i.test(
      word,
    )
  )
    return null;
  const letters = word
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\u0640]/gu, '')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/[ةھہ]/g, 'ه')
    .replace(/[ىی]/g, 'ي')
    .replaceAll('ٱ', 'ا')
    .replaceAll('ک', 'ك');
  const bare = letters.replace(/^(?:[وفبك]?ال|لل)(?=[\u0621-\u064a]{3})/, '');
  // Other words for the same, and plurals that do not begin like their singular.
  if (bare === 'تجميعيه') return 'مجمعه';
  if (bare === 'ايبان') return 'iban';
  return bare === 'موعد' ? 'مواعيد' : bare;
}

/** Words of a few letters and numbers of rules are near to too many others. */
export function fuzziness(term: string): number | false {
  return term.length < 5 || /\d/.test(term) ? false : 0.2;
}

/**
 * Guides come before the pages of operators, decisions and limits of the checks, and these before the reference, whose
 * pages are many or long and about every word; unless a page is asked for by its number.
 */
export function boostDocument(id: string, term: string): number {
  if (/\d/.test(term)) return 1;
  if (/\/reference\/(?:terms\/I?B|code-lists\/|limits)/.test(id)) return 0.5;
  if (/\/reference\/rules\//.test(id)) return 0.05;
  if (/\/reference\//.test(id)) return 0.1;
  return /\/(?:service\/|decisions|unseen|what-it-withstands)/.test(id) ? 0.5 : 1;
}

export const miniSearch = {
  options: { processTerm: searchedTerm },
  searchOptions: {
    combineWith: 'OR',
    fuzzy: fuzziness,
    prefix: true,
    boostDocument,
    boost: { title: 6, text: 2, titles: 1 },
  },
} as const;
