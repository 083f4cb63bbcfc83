const longestName = 80;

/** A name for the file of an invoice that is unique in the run, even on file systems that ignore letter case. */
export function unusedName(number: string, taken: Set<string>): string {
  const readable = number
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}.-]+/gu, '_')
    .replace(/^[._]{1,80}/, '')
    .slice(0, longestName);
  const name = readable === '' ? 'invoice' : readable;
  for (let count = 1; ; count += 1) {
    const tried = count === 1 ? name : `${name}-${count}`;
    if (taken.has(tried.toLowerCase())) continue;
    taken.add(tried.toLowerCase());
    return tried;
  }
}
