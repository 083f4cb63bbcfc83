import { z } from '@hono/zod-openapi';
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

/** The page of a document as an answer. */
export function printedReply(page: string): Reply {
  return { status: 200, headers: { 'content-security-policy': policy }, text: page, mediaType: 'text/html' };
}
