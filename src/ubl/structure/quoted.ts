/** Looks at one character at a time, because most texts of a document are white space between its elements. */
export function isBlank(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (!isWhiteSpace(text.charCodeAt(at))) return false;
  return true;
}

function isWhiteSpace(code: number): boolean {
  return code === 32 || code === 10 || code === 9 || code === 13;
}

const longest = 40;

/** A text of the document in the form for messages. Only XML white space is trimmed: the fault may be another blank. */
export function shortened(text: string): string {
  let first = 0;
  let end = Math.min(text.length, 1000);
  while (first < end && isWhiteSpace(text.charCodeAt(first))) first += 1;
  while (first < end && isWhiteSpace(text.charCodeAt(end - 1))) end -= 1;
  const trimmed = text.slice(first, end);
  return trimmed.length > longest ? `${trimmed.slice(0, longest)}…` : trimmed;
}
