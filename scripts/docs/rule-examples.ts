import type { Language } from '../../src/core/messages/language.ts';
import { blocks, code, type Excerpt, fence, link, wholeInCode } from './markdown.ts';
import { type ReferenceText, said } from './page.ts';
import type { RuleSnippet } from './rule-snippets.ts';

interface Wording {
  /** The end of the anchors. */
  readonly anchor: string;
  readonly format: string;
  readonly lead: ReferenceText;
}

const wordings: Readonly<Record<RuleSnippet['form'], Wording>> = {
  ubl: { anchor: 'xml', format: '(UBL)', lead: 'breaksUbl' },
  request: { anchor: 'json', format: '(JSON)', lead: 'breaksRequest' },
  reading: { anchor: 'xml', format: '(UBL)', lead: 'breaksReading' },
  envelope: { anchor: 'envelope', format: '', lead: 'breaksEnvelope' },
  wrapping: { anchor: 'xml', format: '(UBL)', lead: 'breaksWrapping' },
  file: { anchor: 'file', format: '', lead: 'breaksFile' },
};

/** A document that breaks a rule, and its correction. */
export function exampleOf(snippet: RuleSnippet, language: Language): string {
  const { form, document, options, failing, corrected, alsoFails, severity } = snippet;
  const { anchor, format, lead } = wordings[form];
  const isNote = severity === 'information';
  const leadOfForm = said(failing.language === 'text' ? 'breaksBytes' : lead, language, {
    document: code(document),
  });
  const rules = alsoFails.map((id) => link(wholeInCode(id), `./${id}.md`)).join(', ');
  return blocks(
    `## ${said(isNote ? 'leadsToIt' : 'breaks', language)} ${format} {#breaks-${anchor}}`.replace('  ', ' '),
    options === undefined
      ? ''
      : blocks(said('judgedWith', language), fence('json', JSON.stringify(options, null, 2))).trimEnd(),
    leadOfForm,
    shown(failing, language),
    rules === '' ? '' : said('alsoFails', language, { rules }),
    `### ${said(isNote ? 'notThere' : 'corrected', language)} {#corrected-${anchor}}`,
    shown(corrected, language),
  ).trimEnd();
}

function shown({ language: written, text, without = [] }: Excerpt, language: Language): string {
  const fields = without.map(code).join(', ');
  return blocks(
    text === '' ? '' : fence(written, text),
    fields === '' ? '' : said('without', language, { fields }),
  ).trimEnd();
}
