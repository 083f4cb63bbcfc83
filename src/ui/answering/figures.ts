import { computeRequest } from '../../api/compute-request.ts';
import { totalsOf } from '../../api/totals.ts';
import type { Finding } from '../../core/findings/finding.ts';
import type { JsonValue } from '../../core/findings/fix.ts';
import { jsonSteps } from '../../core/findings/json-path.ts';
import { amountText } from '../../core/numbers/decimal.ts';
import type { FieldFacts, RequestFacts } from '../../core/specification/fields.ts';
import { factsAt } from '../../request/fields.ts';
import { readDocumentRequest } from '../../request/read.ts';
import { isObject } from '../../request/shape.ts';
import { defaultSpecification } from '../../specification/default.ts';
import type { Figures } from './questions.ts';

/** A document with more lines is not entered by hand; its figures are those of its result. */
const mostLines = 1000;

/** A mistake may be hidden behind another one; this bounds the repetition. */
const mostRounds = 3;

/** The figures of a request during entry, from its complete lines; undefined if there are none. */
export function figuresOf(request: unknown): Figures | undefined {
  const lines: unknown = isObject(request) ? request.lines : undefined;
  if (!isObject(request) || !Array.isArray(lines) || lines.length > mostLines) return undefined;
  const positions = lines.map((_, index) => index);
  return computed({ ...request, lines }, positions, lines.length, mostRounds);
}

function computed(
  request: object,
  positions: readonly number[],
  count: number,
  rounds: number,
): Figures | undefined {
  const read = readDocumentRequest(request, defaultSpecification);
  if (!read.ok) {
    if (rounds === 0) return undefined;
    const wrong = new Set(read.failure.flatMap(lineThatCannotBeComputed));
    const isKept = (_: unknown, index: number) => !wrong.has(index);
    const completed = read.failure.reduce<unknown>((request, { path }) => {
      const facts = factsOf(path);
      return withValue(request, jsonSteps(path), facts && placeholders[facts.kind]?.(facts));
    }, request);
    if (!isObject(completed) || !Array.isArray(completed.lines)) return undefined;
    const lines: readonly unknown[] = completed.lines.filter(isKept);
    if (lines.length === 0) return undefined;
    return computed({ ...completed, lines }, positions.filter(isKept), count, rounds - 1);
  }
  const { invoice } = computeRequest(read.value.request, defaultSpecification, {});
  const lineNets: (string | null)[] = Array.from({ length: count }, () => null);
  for (const [index, { netAmount }] of invoice.lines.entries()) {
    const position = positions[index];
    if (position !== undefined) lineNets[position] = amountText(netAmount, invoice.minorUnits);
  }
  return {
    totals: totalsOf(invoice),
    lineNets,
    uncounted: lineNets.flatMap((net, index) => (net === null ? [index + 1] : [])),
  };
}

/** The line of a finding about a number or choice that the line's amount needs. */
function lineThatCannotBeComputed({ path }: Finding): readonly number[] {
  const [list, index, name] = jsonSteps(path);
  if (list !== 'lines' || typeof index !== 'number') return [];
  const isText = typeof name === 'string' && textKinds.has(factsOf(path)?.kind);
  return isText ? [] : [index];
}

const textKinds: ReadonlySet<FieldFacts['kind'] | undefined> = new Set([
  'text',
  'identifier',
  'code',
  'date',
]);

type Placeholder = (facts: FieldFacts) => JsonValue | undefined;

const text: Placeholder = ({ presence }) => (presence === undefined ? undefined : '-');

const placeholders: Partial<Record<FieldFacts['kind'], Placeholder>> = {
  text,
  identifier: text,
  code: ({ presence }) => (presence === undefined ? undefined : null),
  date: ({ presence }) => (presence === 'required' ? '9999-12-31' : undefined),
  group: (facts) => (facts.presence === 'required' && 'of' in facts ? blank(facts.of) : undefined),
};

function blank(object: string): JsonValue {
  const fields = Object.entries(objects[object]?.fields ?? {});
  return Object.fromEntries(
    fields.flatMap(([name, facts]) => {
      if (facts.presence === undefined) return [];
      const value = placeholders[facts.kind]?.(facts);
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}

const objects: RequestFacts = defaultSpecification.fields;

const factsOf = (path: string) => factsAt(path.replaceAll(/\[\d+\]/g, '[]'), defaultSpecification);

function withValue(around: unknown, steps: readonly (string | number)[], value: unknown): unknown {
  const [step, ...inner] = steps;
  if (step === undefined) return value;
  if (Array.isArray(around))
    return around.map((each, index) => (index === step ? withValue(each, inner, value) : each));
  if (!isObject(around)) return around;
  const { [step]: before, ...others } = around;
  const after = inner.length === 0 ? value : withValue(before, inner, value);
  return after === undefined ? others : { ...others, [step]: after };
}
