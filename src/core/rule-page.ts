import type { Language } from './language.ts';

/** The address of the page of a rule, in the documentation that is served under an address. */
export function rulePage(docsUrl: string, rule: string, language: Language): string {
  const folder = language === 'en' ? '' : `${language}/`;
  return `${docsUrl.replace(/\/+$/, '')}/${folder}reference/rules/${encodeURIComponent(rule)}.html`;
}
