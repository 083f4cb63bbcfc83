import type { Language } from '../../src/core/messages/language.ts';
import { describedFields, type Field } from './described-fields.ts';
import {
  blocks,
  code,
  link,
  type Page,
  pathInCode,
  plain,
  said,
  table,
  target,
  wholeInCode,
} from './markdown.ts';
import { nameOfTerm } from './term-pages.ts';

export function fieldsPage(language: Language): Page {
  return { path: 'reference/fields.md', markdown: fieldsTable(describedFields(), language) };
}

function fieldsTable(fields: readonly Field[], language: Language): string {
  const rows = fields.map((field) => [
    `${target(field.field)}${pathInCode(field.field)}`,
    holds(field, language),
    field.terms
      .map((term) => `${link(wholeInCode(term), `./terms/${term}.md`)} ${nameOfTerm(term, language)}`)
      .join('<br>'),
    field.elements.map(pathInCode).join('<br>'),
  ]);
  const heads = [
    said('field', language),
    said('holds', language),
    said('terms', language),
    said('element', language),
  ];
  return blocks(
    '---\noutline: false\naside: false\n---',
    `# ${said('fieldsTitle', language)}`,
    said('fieldsLead', language),
    table(heads, rows),
  );
}

function holds({ text, isRequired }: Field, language: Language): string {
  const { title, description, examples = [], codeList } = text ?? {};
  const list = codeList === undefined ? undefined : codeListFiles[codeList];
  return [
    title === undefined ? '' : `**${plain(title[language])}.**`,
    description === undefined ? '' : plain(description[language]),
    isRequired ? `(${said('required', language)})` : '',
    examples.length === 0
      ? ''
      : said('examples', language, { examples: examples.map((each) => code(String(each))).join(', ') }),
    list === undefined ? '' : `${said('codesOf', language)} ${link(code(list), `./code-lists/${list}.md`)}`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}

const codeListFiles: Readonly<Record<string, string>> = {
  countries: 'ISO3166',
  exemptionReasons: 'Aligned-TaxExemptionCodes',
  paymentMeans: 'UNCL4461-accepted',
  subdivisions: 'Emirate',
  billingFrequencies: 'FreqBilling',
  creditNoteReasons: 'CreditReason',
  goodsNatures: 'GoodsType',
  mediaTypes: 'MimeCode',
};
