import type { TextKey } from '../../core/specification/rendering.ts';
import { type Html, html, noHtml } from '../../core/text/html.ts';
import type { Words } from '../words.ts';

/** The outcomes of a document that can be read. */
export const shownOutcomes = ['valid', 'invalid', 'not-judged'] as const;

/** The verdict on the document. */
export interface ShownVerdict {
  readonly outcome: (typeof shownOutcomes)[number];
  /** Number of findings that make it invalid. */
  readonly findings: number;
  /** True if some findings are not listed, so that the real number may be larger. */
  readonly isCut?: boolean;
}

const marks = { valid: undefined, invalid: 'notValid', 'not-judged': 'notJudged' } as const;
const banners = { invalid: 'notValidBanner', 'not-judged': 'notJudgedBanner' } as const;

/** The word that marks every page of the document; undefined for a valid document. */
export function verdictText({ outcome }: ShownVerdict): TextKey | undefined {
  return marks[outcome];
}

/** The mark across every page, on screen and on paper. */
export function watermark(words: Words, verdict: ShownVerdict): Html {
  const key = verdictText(verdict);
  return key === undefined
    ? noHtml
    : html`<div class="watermark" aria-hidden="true"><p>${words.text(key)}</p></div>\n`;
}

/** The verdict in a sentence, at the top of the document. */
export function banner(words: Words, { outcome, findings, isCut }: ShownVerdict): Html {
  if (outcome === 'valid') return noHtml;
  const count =
    findings > 0 && words.text(isCut ? 'findingsAtLeast' : 'findings', { count: html`${findings}` });
  return html`<div class="banner" role="note"><div>${words.text(banners[outcome])}</div>${count && html`<div>${count}</div>`}</div>
`;
}
