import { type Finding, malformedField } from '../../core/findings/finding.ts';
import { restNotLookedAt } from '../../core/findings/finding-limits.ts';
import { jsonSteps, valueAt } from '../../core/findings/json-path.ts';
import type { RequestSpecification } from '../../core/specification/request-specification.ts';
import { nameKey } from '../../core/text/text.ts';
import { flagsAt, inOrderOfRequest } from '../fields.ts';
import { type Fault, isObject } from '../shape.ts';
import { faultFinding, withNullForAbsent } from './faults.ts';
import { otherDocumentFinding } from './other-documents.ts';
import { unknownFields } from './unknown-fields.ts';

/** A value that could not be read as a request. */
export interface FaultyRequest {
  readonly value: unknown;
  readonly faults: readonly Fault[];
  /** True if the request was read to its end. */
  readonly isWhole: boolean;
}

/** The findings about a request with faults: the fewest that explain them all. */
export function explainFaults(
  { value, faults, isWhole }: FaultyRequest,
  specification: RequestSpecification,
  ignoreFields: readonly string[] | undefined,
): readonly Finding[] {
  // A request without faults outside its lines is clearly a request.
  const other = faults.every(({ path }) => path.startsWith('lines['))
    ? undefined
    : otherDocumentFinding(value, specification);
  if (other !== undefined) return [other];
  const findings = faults.map((fault) => faultFinding(fault, specification));
  if (!isWhole) return [...findings, restNotLookedAt];
  const unknown = unknownFields(value, specification, ignoreFields);
  const missing = new Set(
    findings.flatMap(({ text = '', path }) => (missingTexts.includes(text) ? [path] : [])),
  );
  const meant = new Set(unknown.flatMap(({ meantPath }) => meantPath ?? []));
  const told = inOrderOfRequest(
    [
      ...findings.filter(({ path }) => !(missing.has(path) && meant.has(path))),
      ...unknown.map(({ finding, meantPath }) =>
        missing.has(meantPath ?? '') ? { ...finding, severity: 'error' as const } : finding,
      ),
    ],
    specification,
  );
  return withNullForAbsent(withFlags(withTextLines(told, value), value, specification), value, specification);
}

const missingTexts: readonly string[] = ['required', 'requiredOrNull', 'requiredCode'];

/** The findings, with the intended flags where another value stands for an object of flags. */
export function withFlags(
  findings: readonly Finding[],
  request: unknown,
  specification: RequestSpecification,
): readonly Finding[] {
  return findings.map((finding) => {
    const flags = finding.text === 'wrongType' ? flagsAt(finding.path, specification) : [];
    const sent = flags.length === 0 ? undefined : valueAt(request, jsonSteps(finding.path));
    return isWord(sent) || Array.isArray(sent) ? flagsFault(sent, finding.path, flags) : finding;
  });
}

const isWord = (sent: unknown) => typeof sent === 'string' || typeof sent === 'number';

function flagsFault(sent: unknown, path: string, flags: readonly string[]): Finding {
  const meant = flagsIn(sent, flags);
  const [flag = ''] = flags;
  if (meant === undefined) return malformedField('flagsExpected', path, { flag, flags });
  const said = { sent: JSON.stringify(sent) };
  if (meant.length === 0) return malformedField('noFlagSent', path, { ...said, flags }, { leaveOut: true });
  const value = Object.fromEntries(meant.map((name) => [name, true]));
  return malformedField('flagsOtherwise', path, { ...said, flags: meant }, { value });
}

/** Flags sent as a list of names, as one name, or as characters 0 and 1 in order. */
function flagsIn(sent: unknown, flags: readonly string[]): readonly string[] | undefined {
  if (typeof sent === 'string' && sent.length === flags.length && /^[01]+$/.test(sent))
    return flags.filter((_, at) => sent[at] === '1');
  const names: readonly unknown[] = Array.isArray(sent) ? sent : [sent];
  const meant = names.map((name) =>
    typeof name === 'string' ? flags.find((flag) => nameKey(flag) === nameKey(name)) : undefined,
  );
  return meant.includes(undefined) ? undefined : meant.filter((flag) => flag !== undefined);
}

/** Fields that make a line a text line. */
const needed = ['quantity', 'unitPrice'] as const;

/** Fields that systems send with every line, whatever it is. */
const ofAnyLine: readonly string[] = ['id', 'vatRate'];

const placeOfLine = /^lines\[([0-9]+)\]/;

/** The findings, with one for each text line, which some systems send between lines. */
export function withTextLines(malformed: readonly Finding[], request: unknown): readonly Finding[] {
  const textLines = new Map<string, boolean>();
  const isOfTextLine = (path: string): string | undefined => {
    const [place, index] = placeOfLine.exec(path) ?? [];
    if (place === undefined) return undefined;
    const known = textLines.get(place) ?? isText(valueAt(request, ['lines', Number(index)]));
    textLines.set(place, known);
    return known ? place : undefined;
  };
  const told = new Set<string>();
  return malformed.flatMap((finding) => {
    const place = isOfTextLine(finding.path);
    if (place === undefined) return [finding];
    if (told.has(place)) return [];
    told.add(place);
    return [malformedField('textLine', place)];
  });
}

function isText(line: unknown): boolean {
  if (!isObject(line) || needed.some((name) => !isAbsent(line[name]))) return false;
  const others = Object.entries(line).filter(([name]) => !needed.some((each) => each === name));
  return (
    others.some(([, value]) => typeof value === 'string' && /\p{L}/u.test(value)) &&
    others.every(([name, value]) => ofAnyLine.includes(name) || !isAmount(value))
  );
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || value === '' || value === 0;
}

/** A number, also as text, or a value that may contain one. */
function isAmount(value: unknown): boolean {
  if (typeof value === 'number') return value !== 0;
  if (typeof value === 'string')
    return /^[-+\p{Sc}\s]*[0-9]/u.test(value.trim()) && Number.parseFloat(value) !== 0;
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}
