import type { Finding } from '../core/findings/finding.ts';
import { jsonPath, jsonSteps, valueAt } from '../core/findings/json-path.ts';
import { oncePer } from '../core/once-per.ts';
import { ofLines, type StatedValue, type SupplyFact, standsOnLine } from '../core/specification/fields.ts';
import type { RequestSpecification } from '../core/specification/request-specification.ts';
import { isVisible } from '../core/text/text.ts';
import { codeIn } from './aliases.ts';
import type { NormaliseOptions } from './normalise/options.ts';
import { isObject } from './shape.ts';

/** The rule for business facts that contradict the rest of the request, or require something that was not sent. */
export const supplyRule = 'pint-ae-supply';

type Part = Readonly<Record<string, unknown>>;

/** A request in which the codes of its business facts are written. */
export interface WithSupplies {
  readonly request: unknown;
  /** Values that were sent and contradict the fact; they stay unchanged. */
  readonly contradictions: readonly Finding[];
  /** Required fields of a fact that have no value. */
  readonly missing: readonly Finding[];
}

interface Named {
  readonly name: string;
  readonly fact: SupplyFact;
}

/** The findings so far, and the data for creating them. */
interface Writing {
  readonly specification: RequestSpecification;
  readonly contradictions: Finding[];
  readonly missing: Finding[];
}

/** Writes the codes that business facts mean, the document's also for each line without a fact. */
export function withSupplies(
  request: unknown,
  specification: RequestSpecification,
  { documentType }: Pick<NormaliseOptions, 'documentType'>,
): WithSupplies {
  if (!isObject(request) || !namesFact(request)) return { request, contradictions: [], missing: [] };
  const writing: Writing = { specification, contradictions: [], missing: [] };
  const ofDocument = factNamed(request.supply, 'supply', writing);
  const named: Named[] = ofDocument === undefined ? [] : [ofDocument];
  const withLines = Array.isArray(request.lines)
    ? { ...request, lines: request.lines.map((line, index) => withFactOfLine(line, index)) }
    : request;
  const type = codeOfField('documentType', specification)?.(String(documentType ?? request.documentType));
  const isInvoice = type !== undefined && specification.documentTypes[type]?.root === 'Invoice';
  const about = [...new Set(named)];
  const written = about.reduce<Part>((part, each) => withFact(part, each, '', writing), withLines);
  return {
    request: isInvoice ? withNotes(written, about) : written,
    contradictions: writing.contradictions,
    missing: writing.missing,
  };

  function withFactOfLine(line: unknown, index: number): unknown {
    if (!isObject(line)) return line;
    const path = `${linesField}[${index}]`;
    const own = isAbsent(line.supply) ? ofDocument : factNamed(line.supply, `${path}.supply`, writing);
    if (own === undefined) return line;
    if (!named.some(({ name }) => name === own.name)) named.push(own);
    return withFact(line, own, path, writing);
  }
}

/** Findings, except those about a field that a fact asks for, or a missing object around it. */
export function withoutAskedFor(findings: readonly Finding[], request: unknown): readonly Finding[] {
  const asked = findings.flatMap(({ rule, path }) => (rule === supplyRule ? [path] : []));
  if (asked.length === 0) return findings;
  const isAround = (path: string) =>
    path !== '' &&
    asked.some((each) => each.startsWith(`${path}.`)) &&
    isAbsent(valueAt(request, jsonSteps(path)));
  return findings.filter(
    ({ rule, path }) => rule === supplyRule || !(asked.includes(path) || isAround(path)),
  );
}

const linesField = 'lines';

/** Nearly all requests name no fact; a loop, because every request is tested. */
function namesFact({ supply, lines }: Part): boolean {
  if (!isAbsent(supply)) return true;
  return Array.isArray(lines) && lines.some((line) => isObject(line) && !isAbsent(line.supply));
}

function factNamed(sent: unknown, path: string, { specification }: Writing): Named | undefined {
  if (typeof sent !== 'string') return undefined;
  const isOfLine = path !== 'supply';
  const name = codeOfField(isOfLine ? `${ofLines}supply` : path, specification)?.(sent) ?? sent;
  const { supplies = {} } = specification;
  const fact = Object.hasOwn(supplies, name) ? supplies[name] : undefined;
  return fact === undefined || (isOfLine && !standsOnLine(fact)) ? undefined : { name, fact };
}

function withFact(part: Part, { name, fact }: Named, around: string, writing: Writing): Part {
  const isOfLine = around !== '';
  const fields = (paths: readonly string[]) =>
    paths
      .filter((path) => path.startsWith(ofLines) === isOfLine)
      .map((row) => ({ row, steps: jsonSteps(isOfLine ? row.slice(ofLines.length) : row) }));
  for (const { steps } of fields(fact.needs)) {
    const lacking = finding('supplyNeeds', steps, { supply: name });
    const isTold = writing.missing.some(({ path }) => path === lacking.path);
    if (isAbsent(valueAt(part, steps)) && !isTold) writing.missing.push(lacking);
  }
  return fields(Object.keys(fact.writes)).reduce<Part>((whole, { row, steps }) => {
    const stated = fact.writes[row] ?? '';
    const accepted: readonly StatedValue[] = Array.isArray(stated) ? stated : [stated];
    const [value = ''] = accepted;
    const sent = valueAt(whole, steps);
    if (isAbsent(sent)) return withValue(whole, steps, value);
    const code = typeof sent === 'string' ? (codeOfField(row, writing.specification)?.(sent) ?? sent) : sent;
    if (typeof sent === typeof value && !accepted.some((each) => each === code)) {
      const list = vocabularyOfFields(writing.specification).get(row)?.list;
      const values = { supply: name, sent: codeIn(String(sent), list), code: codeIn(String(value), list) };
      writing.contradictions.push(finding('supplyContradicted', steps, values));
    }
    return whole;
  }, part);

  function finding(text: string, steps: readonly (string | number)[], values: Finding['values']): Finding {
    const path = isOfLine ? `${around}.${jsonPath(steps)}` : jsonPath(steps);
    return { rule: supplyRule, text, severity: 'error', path, values: values ?? {}, foundBy: 'shape' };
  }
}

function withNotes(request: Part, named: readonly Named[]): Part {
  const { notes } = request;
  if (!isAbsent(notes) && typeof notes !== 'string') return request;
  const before = isAbsent(notes) ? [] : [String(notes)];
  const added = new Set(named.flatMap(({ fact }) => fact.notes ?? []));
  const lacking = [...added].filter((sentence) => !before.join('').includes(sentence));
  return lacking.length === 0 ? request : { ...request, notes: [...before, ...lacking].join('\n') };
}

/** The part with a value at a path; unchanged if a step leads to a value without members. */
function withValue(
  part: Part,
  [step = '', ...steps]: readonly (string | number)[],
  value: StatedValue,
): Part {
  if (steps.length === 0) return { ...part, [step]: value };
  const inside = part[step] ?? {};
  return isObject(inside) ? { ...part, [step]: withValue(inside, steps, value) } : part;
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && !isVisible(value.trim()));
}

const vocabularyOfFields = oncePer(
  ({ vocabularies }: RequestSpecification) =>
    new Map(vocabularies.flatMap((each) => each.fields.map((field) => [field, each] as const))),
);

function codeOfField(path: string, specification: RequestSpecification) {
  return vocabularyOfFields(specification).get(path)?.codeOf;
}
