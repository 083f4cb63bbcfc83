/**
 * The codes of a list, each as its difference from the previous code: neighbouring codes are similar, so one
 * character is mostly enough. A character that is not a small letter replaces the last character; a small
 * letter gives the number of characters to keep and to read.
 */
const longestRest = 5;
const packable = /^[0-9A-Z]{1,5}$/;
const smallA = 97;

/** Tells whether `packCodes` can represent a list of codes. */
export function canPack(codes: readonly string[]): boolean {
  return codes.every((code) => packable.test(code));
}

/** The text that `unpackCodes` reads. */
export function packCodes(codes: readonly string[]): string {
  return codes.map((code, at) => packedAfter(codes[at - 1] ?? '', code)).join('');
}

function packedAfter(before: string, code: string): string {
  let kept = 0;
  while (kept < code.length - 1 && code[kept] === before[kept]) kept += 1;
  const rest = code.slice(kept);
  if (before.length === code.length && rest.length === 1) return rest;
  return String.fromCharCode(smallA + kept * longestRest + rest.length - 1) + rest;
}

/** The codes of a list, in its order. */
export function unpackCodes(packed: string): readonly string[] {
  const codes: string[] = [];
  let code = '';
  for (let at = 0; at < packed.length; ) {
    const lead = packed.charCodeAt(at) - smallA;
    if (lead < 0) {
      code = code.slice(0, -1) + packed.charAt(at);
      at += 1;
    } else {
      const rest = at + 1 + (lead % longestRest) + 1;
      code = code.slice(0, Math.floor(lead / longestRest)) + packed.slice(at + 1, rest);
      at = rest;
    }
    codes.push(code);
  }
  return codes;
}
