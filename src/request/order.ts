import type { Finding } from '../core/findings/finding.ts';
import { oncePer } from '../core/once-per.ts';

import type { RequestSpecification } from '../core/specification/request-specification.ts';
import { type Fields, requestFieldsOf } from './fields.ts';

/** Findings in the order of the interface and its lists; those without a field come last. */
export function inOrderOfRequest(
  findings: readonly Finding[],
  specification: RequestSpecification,
): Finding[] {
  if (findings.length < 2) return [...findings];
  const fields = requestPlacesOf(specification);
  return findings
    .map((finding) => ({ finding, place: positionsOfPath(finding.path, fields) }))
    .sort((one, other) => comparePlaces(one.place, other.place))
    .map(({ finding }) => finding);
}

/** The position of each field in its object, with the positions in the field's own object. */
type FieldPlaces = ReadonlyMap<string, { readonly position: number; readonly inside: FieldPlaces }>;

const requestPlacesOf = oncePer((specification: RequestSpecification) =>
  placesIn(requestFieldsOf(specification)),
);

function placesIn(fields: Fields | null): FieldPlaces {
  return new Map(
    Array.from(fields ?? [], ([name, inside], position) => [name, { position, inside: placesIn(inside) }]),
  );
}

/** The position at every step of a path; fields that are not in the interface come last. */
function positionsOfPath(path: string, fields: FieldPlaces): readonly number[] {
  if (path === '') return [Number.POSITIVE_INFINITY];
  let known: FieldPlaces | undefined = fields;
  return path.split(/[.[]/).map((step) => {
    if (step.endsWith(']')) return Number.parseInt(step, 10);
    const field = known?.get(step);
    const position = field?.position ?? known?.size ?? 0;
    known = field?.inside;
    return position;
  });
}

function comparePlaces(one: readonly number[], other: readonly number[]): number {
  for (const [step, position] of one.entries()) {
    const otherPosition = other[step];
    if (otherPosition === undefined) return 1;
    if (position !== otherPosition) return position < otherPosition ? -1 : 1;
  }
  return one.length - other.length;
}
