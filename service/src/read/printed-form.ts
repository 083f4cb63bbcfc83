import { z } from '@hono/zod-openapi';
import { preferredType } from 'pint-ae/http';
import type { Asked, Content, Reply } from '../http/operation.ts';

/** The page loads and runs nothing. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";

const pageType = 'text/html';
const pdfType = 'application/pdf';

/** The forms of a document: data, UBL, page, and the page as a PDF. */
const shownTypes = [
  'application/json',
  'text/json',
  'text/plain',
  'application/xml',
  pageType,
  pdfType,
] as const;

/** Returns the form that a client asks for. Throws the 406 if it asks for a PDF and this service makes none. */
export function wantedForm({
  request,
  service,
}: Pick<Asked, 'request' | 'service'>): 'data' | 'xml' | 'page' | 'pdf' {
  switch (preferredType(request.headers.get('accept'), shownTypes)) {
    case 'application/xml':
      return 'xml';
    case pageType:
      return 'page';
    case pdfType:
      service.printer.expect();
      return 'pdf';
    default:
      return 'data';
  }
}

export const printedContent: readonly Content[] = [
  { mediaType: pageType, schema: z.string() },
  { mediaType: pdfType, schema: z.string().openapi({ format: 'binary', description: 'The page, printed.' }) },
];

/** The page of a document as an answer, or its PDF. */
export async function printedReply(
  { service, caller, id, ended }: Asked,
  form: 'page' | 'pdf',
  page: string,
): Promise<Reply> {
  if (form === 'page')
    return { status: 200, headers: { 'content-security-policy': policy }, text: page, mediaType: pageType };
  const bytes = await service.printer.print(page, caller.companyId, ended);
  const headers = { 'content-disposition': `inline; filename="${id}.pdf"` };
  return { status: 200, headers, text: '', bytes, mediaType: pdfType };
}
