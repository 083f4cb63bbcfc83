/** A text without the marks that tell a terminal its direction. */
export function withoutDirection(text: string): string {
  return text.replaceAll(/[\u200e\u200f\u2066-\u2069]/g, '');
}
