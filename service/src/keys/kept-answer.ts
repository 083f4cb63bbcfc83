/** Returns the request to which a stored answer belongs: no other request can read it. */
export function ownerOfAnswer({
  companyId,
  route,
  key,
}: {
  readonly companyId: string;
  readonly route: string;
  readonly key: string;
}): string {
  return JSON.stringify([companyId, route, key]);
}

/**
 * Returns an answer in the form that is stored: without the key of a company, of which only the hash is ever stored.
 */
export function withoutApiKey(text: string): string {
  return text.replace(/"apiKey":"pint_(?:live|test)_[\w-]+"/, '"apiKey":null');
}

/** Tells whether an answer contains the secret of a webhook. */
export function holdsSecret(text: string): boolean {
  return text.includes('"whsec_');
}
