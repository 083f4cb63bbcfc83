import type { Language } from './language.ts';

/** The address of a rule's page in the documentation that is served at `docsUrl`. */
export function rulePage(docsUrl: string, rule: string, language: Language): string {
  const folder = language === 'en' ? '' : `${language}/`;
  return `${docsUrl.replace(/\/+$/, '')}/${folder}reference/rules/${encodeURIComponent(rule)}.html`;
}
