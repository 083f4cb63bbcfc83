/** Writes the generated pages of the documentation: the reference in both languages, and the description of HTTP. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Language, languages } from '../../src/core/messages/language.ts';
import { version } from '../../src/core/version.ts';
import { openApiDocument } from '../../src/http/openapi.ts';
import { projectFolder } from '../sources.ts';
import { codeListPages } from './code-list-pages.ts';
import { edgePages } from './edge-pages.ts';
import { fieldsPage } from './fields-page.ts';
import { frequentPage } from './frequent-page.ts';
import { limitsPage } from './limits-page.ts';
import { blocks, link, type Page, said } from './markdown.ts';
import { rulePages } from './rule-pages.ts';
import { supplyPages } from './supply-pages.ts';
import { knownDifferencesPage, supportedPage } from './supported-page.ts';
import { termPages } from './term-pages.ts';

/** The reference in a language, made from the code and so always up to date. */
export function referencePages(language: Language): Page[] {
  return [
    { path: 'reference/index.md', markdown: contents(language) },
    ...rulePages(language),
    frequentPage(language),
    fieldsPage(language),
    ...termPages(language),
    ...codeListPages(language),
    ...supplyPages(language),
    ...edgePages(language),
    limitsPage(language),
    supportedPage(language),
    knownDifferencesPage(language),
  ];
}

function contents(language: Language): string {
  const entries = [
    [said('rulesTitle', language), './rules/index.md'],
    [said('frequentTitle', language), './frequent.md'],
    [said('fieldsTitle', language), './fields.md'],
    [said('termsTitle', language), './terms/index.md'],
    [said('codeListsTitle', language), './code-lists/index.md'],
    [said('suppliesTitle', language), './supplies/index.md'],
    [said('commandsTitle', language), './command-line.md'],
    [said('httpTitle', language), './http.md'],
    [said('problemsTitle', language), './problems.md'],
    [said('limitsTitle', language), './limits.md'],
    [said('supportedTitle', language), './schematron.md'],
    [said('knownDifferencesTitle', language), './known-differences.md'],
  ] as const;
  return blocks(
    `# ${said('referenceTitle', language)}`,
    said('referenceLead', language, { version }),
    [
      ...entries.map(([name, place]) => `- ${link(name, place)}`),
      `- ${link(said('apiTitle', language), '/api/index.html')}{target="_self"}: ${said('apiLead', language)}`,
    ].join('\n'),
  );
}

export const docsFolder = join(projectFolder, 'docs');

export function writeReference(): void {
  for (const language of languages) {
    const folder = join(docsFolder, language === 'en' ? '' : language);
    rmSync(join(folder, 'reference'), { recursive: true, force: true });
    for (const { path, markdown } of referencePages(language)) write(join(folder, path), markdown);
  }
  write(join(docsFolder, 'public/openapi.json'), `${JSON.stringify(openApiDocument(), null, 2)}\n`);
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
