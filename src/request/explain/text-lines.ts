import { type Finding, malformedField } from '../../core/findings/finding.ts';
import { valueAt } from '../../core/findings/json-path.ts';
import { isObject } from '../shape.ts';

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
