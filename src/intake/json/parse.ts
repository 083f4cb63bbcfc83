import type { Finding } from '../../core/findings/finding.ts';
import type { Result } from '../../core/findings/result.ts';
import type { DocumentLimits } from '../../core/options/limits.ts';
import { intakeFinding } from '../finding.ts';
import { placeInText } from '../places.ts';
import { closeLook, mayLoseSomething, placeBeyondNesting } from './duplicate-keys-and-numbers.ts';
import { slipAt } from './slips.ts';
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
