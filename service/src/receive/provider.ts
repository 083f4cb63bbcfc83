/** The six digits by which a provider is known, without the scheme before them and what it adds for itself. */
export function mainPartOf(provider: string): string {
  return provider.replace(/^.*:/, '').slice(0, 6);
}

/**
 * The seat of a provider as access points name it: with or without the scheme, or as in its certificate (`POP000773`);
 * undefined if it is none.
 */
export function seatIn(text: string): string | undefined {
  return /^(?:(?:iso6523-actorid-upis::)?0242:|P[A-Z]{2})?(\d{6})$/i.exec(text.trim())?.[1];
}
