/** Returns the request to which a stored answer belongs: no other request can read the answer. */
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

/** Returns an answer in its stored form: without the key of a company, because only the key's hash is stored. */
export function withoutApiKey(text: string): string {
  return text.replace(/"apiKey":"pint_(?:live|test)_[\w-]+"/, '"apiKey":null');
}

/** Tells whether an answer contains the secret of a webhook. */
export function holdsSecret(text: string): boolean {
  return text.includes('"whsec_');
}
