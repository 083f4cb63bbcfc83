/**
 * How much a client wants a media type: the quality of the most specific matching entry in its Accept header.
 */
function qualityOf(accept: string, mediaType: string): number {
  const [kind] = mediaType.split('/');
  const entries = accept.split(',', 50).map((entry) => {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    return { name, quality: quality === undefined ? 1 : Number(quality) || 0 };
  });
  for (const wanted of [mediaType, `${kind}/*`, '*/*']) {
    const found = entries.find(({ name }) => name === wanted);
    if (found !== undefined) return found.quality;
  }
  return 0;
}

/** The offered media type that a client prefers; the first one if it names none of them. */
export function preferredType(accept: string | null, offered: readonly string[]): string {
  const [first = ''] = offered;
  if (accept === null || accept.trim() === '') return first;
  let best = first;
  let quality = qualityOf(accept, first);
  for (const mediaType of offered.slice(1)) {
    const wanted = qualityOf(accept, mediaType);
    if (wanted > quality) {
      best = mediaType;
      quality = wanted;
    }
  }
  return best;
}
