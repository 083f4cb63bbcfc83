import { jsonLocator, parseJson } from '../intake/json.ts';
import { malformedRequest, type ValidationResult } from '../judge/result.ts';
import { type ValidateOptions, validate } from '../judge/validate.ts';
import { validateUbl } from '../judge/validate-ubl.ts';
import type { DocumentReport, QuotedSource } from '../report/document-report.ts';
import { type Input, isXml, textOf } from './inputs.ts';

/** The verdict on an input, which is a JSON document request or UBL. */
export function reportOn({ name, bytes }: Input, options: ValidateOptions): DocumentReport {
  if (isXml(bytes)) {
    return { name, kind: 'ubl', ...validateUbl(bytes, options) };
  }
  const result = withJson(textOf(bytes), options, (value) => validate(value, options));
  return { name, kind: 'request', ...result };
}

/** Hands on the value of a JSON text; a text that is no JSON is a malformed request. */
export function withJson<R extends ValidationResult>(
  text: string,
  options: ValidateOptions,
  use: (value: unknown) => R,
): R | ValidationResult {
  const parsed = parseJson(text);
  if (parsed.ok) return use(parsed.value);
  return malformedRequest([parsed.finding], options);
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
