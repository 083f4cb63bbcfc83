import type { Finding } from '../../core/findings/finding.ts';
import type { Result } from '../../core/findings/result.ts';
import type { DocumentLimits } from '../../core/options/limits.ts';
import { intakeFinding } from '../finding.ts';
import { placeInText } from '../places.ts';
import { closeLook, mayLoseSomething, placeBeyondNesting } from './duplicate-keys-and-numbers.ts';
import { jsonSyntaxError } from './syntax-error.ts';

/** Longer texts are scanned before they are parsed, so that deep nesting takes no memory. */
const shortText = 4_000_000;

/**
 * Parses JSON (RFC 8259). A number that a double cannot represent becomes a decimal. Everything else that
 * `JSON.parse` would lose silently is a finding: a name that occurs twice in one object, and a number with more
 * digits than we keep.
 */
export function parseJson(
  text: string,
  limits: Pick<DocumentLimits, 'maxNesting'>,
): Result<unknown, Finding[]> {
  const { maxNesting: nesting } = limits;
  if (text.length > shortText) {
    const deep = tooDeep(text, nesting);
    if (deep !== undefined) return { ok: false, failure: [deep] };
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, failure: [tooDeep(text, nesting) ?? syntaxError(text)] };
  }
  const suspicion = mayLoseSomething(text, value, nesting);
  if (suspicion === 'none') return { ok: true, value };
  const deep = suspicion === 'nesting' ? tooDeep(text, nesting) : undefined;
  if (deep !== undefined) return { ok: false, failure: [deep] };
  const { findings, numbers } = closeLook(text);
  if (findings.length > 0) return { ok: false, failure: [...findings] };
  const holder = { value };
  for (const { steps, number } of numbers) {
    const path = ['value', ...steps];
    const within = path.slice(0, -1).reduce<unknown>((each, step) => Reflect.get(Object(each), step), holder);
    Reflect.set(Object(within), path.at(-1) ?? '', number);
  }
  return { ok: true, value: holder.value };
}

function tooDeep(text: string, nesting: number): Finding | undefined {
  const offset = placeBeyondNesting(text, nesting);
  if (offset < 0) return undefined;
  return intakeFinding('pint-ae-too-large', 'jsonTooDeep', {
    place: placeInText(text, offset),
    values: { maximum: nesting },
  });
}

function syntaxError(text: string): Finding {
  const { reason, offset } = jsonSyntaxError(text) ?? { reason: 'invalidSymbol', offset: 0 };
  const slip = reason === 'invalidSymbol' ? slipAt(text, offset) : undefined;
  return intakeFinding('pint-ae-not-json', slip ?? reason, { place: placeInText(text, offset) });
}

/** A habit from another language or program that is not JSON; each has a text with the fix. */
type JsonSlip =
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
function slipAt(text: string, offset: number): JsonSlip | undefined {
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
