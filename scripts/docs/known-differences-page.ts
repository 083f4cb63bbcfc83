import { knownDifferences } from 'schematron-compiler/testing';
import type { Language } from '../../src/core/messages/language.ts';
import { blocks, code, table } from './markdown.ts';
import { type Page, said } from './page.ts';

/** The page of the reference on expressions that Saxon-HE or SaxonJS give another value; a test runs each row. */
export function knownDifferencesPage(language: Language): Page {
  const heads = ['expression', 'valueHere', 'saxonHe', 'saxonJs', 'whyOtherwise'] as const;
  return {
    path: 'reference/known-differences.md',
    markdown: blocks(
      `# ${said('knownDifferencesTitle', language)}`,
      said('knownDifferencesLead', language),
      table(
        heads.map((name) => said(name, language)),
        knownDifferences.map(({ expression, here, saxonHe, saxonJs, ...why }) => [
          ...[expression, here, saxonHe].map(code),
          saxonJs === undefined ? said('notAsked', language) : code(saxonJs),
          why[language],
        ]),
      ),
      `## ${said('positionTitle', language)} {#position}`,
      said('positionLead', language),
    ),
  };
}
