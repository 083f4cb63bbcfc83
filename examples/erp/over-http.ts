/** Before an ERP submits a document: a server of the company (`pint-ae serve`) over HTTP. */

interface Verdict {
  readonly valid: boolean;
  readonly issues: readonly { readonly rule: string; readonly path: string; readonly message: string }[];
}

/** The answer to a request without a verdict (RFC 9457). */
interface Problem {
  readonly title: string;
  readonly detail?: string | null;
  readonly errors?: readonly { readonly field: string; readonly message: string }[] | null;
}

/** The verdict on a document; throws the reason if there is none. */
export async function validateOverHttp(request: unknown, server = 'http://127.0.0.1:8080'): Promise<Verdict> {
  const response = await fetch(`${server}/v1/validate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  });
  if (response.ok) return await response.json();
  const { title, detail, errors }: Problem = await response.json();
  const fields = (errors ?? []).map(({ field, message }) => `${field}: ${message}`);
  throw new Error([title, detail, ...fields].filter(Boolean).join('\n'));
}
