const lexical = /^(-?)PT(?:([0-9]{1,2})H)?(?:([0-9]{1,3})M)?(?:0+S)?$/;

/** An xs:dayTimeDuration of whole minutes that can be a timezone; undefined where it is none. */
export function durationInMinutes(text: string): number | undefined {
  const match = lexical.exec(text.trim());
  if (match === null || text.trim().endsWith('T')) return undefined;
  const [, sign, hours = '0', minutes = '0'] = match;
  const size = Number(hours) * 60 + Number(minutes);
  if (size > 14 * 60) return undefined;
  return sign === '-' ? 0 - size : size;
}
