import { convert } from 'pint-ae';

/** Answers with the UBL of a valid invoice, or with what to fix. */
export async function POST(request: Request): Promise<Response> {
  const { outcome, xml, issues } = convert(await request.json());
  if (outcome === 'valid') return new Response(xml, { headers: { 'content-type': 'application/xml' } });
  const errors = issues.map(({ path, message, hint }) => ({ path, message, hint }));
  return Response.json({ errors }, { status: 422 });
}
