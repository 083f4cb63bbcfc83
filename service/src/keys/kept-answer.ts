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
