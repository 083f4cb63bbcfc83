import { renderValidated } from '../../render/render-document.ts';
import { papers } from '../../render/style.ts';
import type { WantedPage } from '../document-work.ts';
import type { DescribedExchange } from '../exchange.ts';
import { fewExampleDocuments } from '../openapi/examples.ts';
import { documentOperation } from '../operation.ts';
import { ofPage } from '../parameters.ts';
import { isOther, validated, verdictAnswer } from '../verdict-answer.ts';

export const renderDocument = documentOperation({
  name: 'renderDocument',
  work: 'render',
  path: '/render',
  tag: 'Documents',
  parameters: ofPage,
  body: 'document',
  // Every answer that is not a problem is a page.
  schema: null,
  answerFormats: ['json'],
  problems: ['validation-failed'],
  examples: fewExampleDocuments,
  shown: { sends: 'examples/standard-invoice.json', query: { paper: 'A4' }, saves: 'invoice.html' },
  tool: { name: 'render', command: 'render', takes: 'document', flags: ['pageLanguage', 'paper'] },
  asked: (exchange) => ({ page: wantedPage(exchange) }),
  handle(work, options) {
    const document = validated(work, options);
    const { result } = document;
    const html = renderValidated(document, { ...work.page, ...(options.look && { look: options.look }) });
    const isShown = result.outcome === 'invalid' || (isOther(result) && html !== null);
    const mediaType = 'text/html; charset=utf-8';
    const headers = work.page?.language === 'both' ? { ...pageHeaders, ...bothLanguages } : pageHeaders;
    return verdictAnswer(result, isShown, () => ({ body: `${html}`, mediaType, headers }), work, options);
  },
});

/** `?lang=both` for both languages side by side, and `?paper=Letter`. */
function wantedPage({ url: { searchParams }, language }: DescribedExchange): WantedPage {
  const wanted = searchParams.get('paper')?.toLowerCase();
  return {
    language: searchParams.get('lang')?.toLowerCase() === 'both' ? 'both' : language,
    paper: papers.find((paper) => paper.toLowerCase() === wanted) ?? 'A4',
  };
}

/** A content security policy that only allows the page its own styles, wherever it is shown. */
const pageHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; sandbox",
  'x-content-type-options': 'nosniff',
};

const bothLanguages = { 'content-language': 'en, ar' };
