import { z } from '@hono/zod-openapi';
import { type Language, parseUbl, type ValidationResult } from 'pint-ae';
import { renderInvoice } from 'pint-ae/render';
import type { Content, Reply } from '../http/operation.ts';

/** The page loads and runs nothing. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/** The forms of a document: data, UBL, page. */
export const shownTypes = [
  'application/json',
  'text/json',
  'text/plain',
  'application/xml',
  'text/html',
] as const;

export const printedContent: Content = { mediaType: 'text/html', schema: z.string() };

/**
 * The document as a page for people, marked on every page if it is not valid; undefined if it has no page.
 */
export function printedReply(
  ubl: string | null,
  { outcome, issues }: Pick<ValidationResult, 'outcome'> & { readonly issues: readonly unknown[] },
  language: Language,
): Reply | undefined {
  const parsed = parseUbl(ubl ?? '');
  const page =
    'root' in parsed && outcome !== 'malformed'
      ? renderInvoice(parsed.root, { language, verdict: { outcome, findings: issues.length } })
      : undefined;
  if (page === undefined) return undefined;
  return { status: 200, headers: { 'content-security-policy': policy }, text: page, mediaType: 'text/html' };
}
