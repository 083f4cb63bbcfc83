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

/** Whether an answer tells the secret of a webhook. */
export function holdsSecret(text: string): boolean {
  return text.includes('"whsec_');
}
