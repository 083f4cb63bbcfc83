import { judgeRequest } from '../../src/api/validate-request.ts';
import { Decimal } from '../../src/core/numbers/decimal.ts';
import type { UblElement } from '../../src/core/xml/element.ts';
import { type RenderOptions, renderInvoice } from '../../src/render/index.ts';

const valid = { outcome: 'valid', findings: 0 } as const;

/** The page of a UBL tree. */
export function pageOf(root: UblElement, options: Partial<RenderOptions> = {}): string {
  const page = renderInvoice(root, { verdict: valid, ...options });
  if (page === undefined) throw new Error('the fixture is not a UBL invoice or credit note');
  return page;
}

/** The UBL tree of a request. */
export function rootOf(request: unknown): UblElement {
  const { written } = judgeRequest(request, {});
  if (written === undefined) throw new Error('the request is malformed');
  return written.root;
}

/** Returns what a reader sees of markup. */
export function textOf(markup: string): string {
  return markup
    .replaceAll(/<style>[\s\S]*?<\/style>/g, '')
    .replaceAll(/<\/?(?:bdi|span|strong|wbr)\b[^>]*>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The rows of the table with a class, each as its cells by their class. */
export function rowsOf(page: string, table: string): ReadonlyMap<string, string>[] {
  const [, body = ''] = new RegExp(`class="${table}"[\\s\\S]*?<tbody>([\\s\\S]*?)</tbody>`).exec(page) ?? [];
  return body
    .split('</tr>')
    .slice(0, -1)
    .map(
      (row) =>
        new Map(
          Array.from(row.matchAll(/<td class="([\w-]+)">([\s\S]*?)<\/td>/g), ([, name = '', cell = '']) => [
            name,
            cell,
          ]),
        ),
    );
}

/** The printed figures of a business term, in the order of the page. */
export function figuresOf(page: string, term: string): Decimal[] {
  return Array.from(
    page.matchAll(new RegExp(`data-term="${term}"><bdi dir="ltr">([^<]*)</bdi>`, 'g')),
    ([, digits = '']) => printed(digits),
  );
}

/** The first printed figure of a business term; zero where the page has none. */
export function figureOf(page: string, term: string): Decimal {
  return figuresOf(page, term)[0] ?? new Decimal(0);
}

/** The first number in a cell; zero for a dash. */
export function numberIn(cell = ''): Decimal {
  const [digits] = /-?[\d,]+(?:\.\d+)?/.exec(textOf(cell)) ?? [];
  return digits === undefined ? new Decimal(0) : printed(digits);
}

function printed(digits: string): Decimal {
  return new Decimal(digits.replaceAll(',', ''));
}

/** The sentences of a page about amounts that do not add up. */
export function toldIn(page: string): string[] {
  const [, list = ''] = /class="discrepancies">[\s\S]*?<ul>([\s\S]*?)<\/ul>/.exec(page) ?? [];
  return Array.from(list.matchAll(/<li>([\s\S]*?)<\/li>/g), ([, item = '']) => textOf(item));
}
