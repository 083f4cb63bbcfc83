/** The request that a stored answer belongs to: it can be read as that of no other request. */
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

/** An answer as it is kept: without the key of a company, of which nothing but its hash is kept anywhere. */
export function withoutApiKey(text: string): string {
  return text.replace(/"apiKey":"pint_(?:live|test)_[\w-]+"/, '"apiKey":null');
}

/** Tells whether an answer tells the secret of a webhook. */
export function holdsSecret(text: string): boolean {
  return text.includes('"whsec_');
}
