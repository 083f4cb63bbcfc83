import { jsonLocator, parseJson } from '../intake/json.ts';
import { malformed, type ValidateOptions, type ValidationResult, validate } from '../judge/validate.ts';
import { validateUbl } from '../judge/validate-ubl.ts';
import type { DocumentReport, QuotedSource } from '../report/document-report.ts';
import { type Input, isXml, textOf } from './inputs.ts';

/** The verdict on an input, which is a JSON document request or UBL. */
export function reportOn({ name, bytes }: Input, options: ValidateOptions): DocumentReport {
  if (isXml(bytes)) {
    const { valid, outcome, issues, warnings, ruleset } = validateUbl(bytes, options);
    return { name, kind: 'ubl', valid, outcome, issues, warnings, problems: [], ruleset, totals: null };
  }
  return { name, kind: 'request', ...withJson(textOf(bytes), (value) => validate(value, options)) };
}

/** Hands on the value of a JSON text; a text that is no JSON is a malformed request. */
export function withJson<R extends ValidationResult>(
  text: string,
  use: (value: unknown) => R,
): R | ValidationResult {
  const parsed = parseJson(text);
  if (parsed.ok) return use(parsed.value);
  return malformed([parsed.problem]);
}

/** The lines of an input, for quoting. */
export function quotedSource({ bytes }: Input): QuotedSource {
  const text = textOf(bytes);
  const isRequest = !isXml(bytes);
  let locate: ReturnType<typeof jsonLocator> | undefined;
  return {
    lines: text.split('\n'),
    placeOf: ({ path, place }) => {
      if (place !== undefined || !isRequest || path === '') return place;
      locate ??= jsonLocator(text);
      return locate(path);
    },
  };
}
