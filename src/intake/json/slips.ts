/** A habit from another language or program that is not JSON; each has a text with the fix. */
export type JsonSlip =
  | 'phpArray'
  | 'codeFence'
  | 'objectObject'
  | 'fileName'
  | 'formFields'
  | 'pythonBytes'
  | 'pythonRepr'
  | 'singleQuotes'
  | 'smartQuotes'
  | 'notANumber'
  | 'otherWord'
  | 'unquotedName'
  | 'otherComma'
  | 'otherDigits'
  | 'otherBlank'
  | 'comment'
  | 'invalidNumber';

/** More than any system allows in a file name. */
const longestPath = 5000;

const beginnings: readonly (readonly [JsonSlip, RegExp])[] = [
  ['phpArray', /^\s*array\s*\(/i],
  ['codeFence', /^\s*```/],
  ['objectObject', /^\s*\[object Object\]/],
  // One line without any sign of JSON or XML, which ends like a file name.
  ['fileName', /^[^\n{}["<>=]*[^\s{}["<>=.]\.\p{L}[\p{L}\p{N}]{0,4}\s*$/u],
  ['formFields', /^\s*[\w.%[\]]{1,60}=/],
  ['pythonBytes', /^\s*b['"][{[]/],
];

const places: readonly (readonly [JsonSlip, RegExp])[] = [
  ['pythonRepr', /(?:True|False|None)\b|(?:Decimal|datetime|UUID)[.(]/y],
  ['singleQuotes', /'/y],
  ['smartQuotes', /[“”„‟«»‘’‚‹›]/y],
  ['notANumber', /[-+]?(?:NaN|nan|Infinity|inf)\b/y],
  ['otherWord', /(?:undefined|nil|true|false|null)\b/iy],
  ['unquotedName', /[\p{L}_$][\p{L}\p{N}_$]*\s*(?::|=>)/uy],
  ['otherComma', /[،;；，]/y],
  ['otherDigits', /[-+]?[٠-٩۰-۹]/y],
  ['otherBlank', /[\u00a0\u2000-\u200f\u2028-\u202f\u2066-\u2069\u3000\ufeff]/y],
  ['comment', /#/y],
  ['invalidNumber', /[+.]\d|-\.\d/y],
];

/** Returns the slip that explains why JSON does not know the text at an offset. */
export function slipAt(text: string, offset: number): JsonSlip | undefined {
  const begun = beginnings.find(([, pattern]) => pattern.test(text.slice(0, longestPath)))?.[0];
  if (begun !== undefined) return begun;
  const found = places.find(([, pattern]) => {
    pattern.lastIndex = offset;
    return pattern.test(text);
  })?.[0];
  return found === 'singleQuotes' && isRepr(text) ? 'pythonRepr' : found;
}

/** Tells whether a text has values as Python prints them. */
const isRepr = (text: string) => /[:,[]\s(?:True|False|None|Decimal\(|datetime\.)/.test(text);
