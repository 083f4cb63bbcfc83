import type { Issue } from '../../core/findings/finding.ts';
import { pointerSteps } from '../../core/findings/fix.ts';
import { jsonSteps, valueAt } from '../../core/findings/json-path.ts';
import type { Plan } from '../map/plan.ts';
import { stepsOf } from './build-request.ts';
import type { TableDocument } from './table-document.ts';

/** A cell of a table, and the value that a correction gives it. */
export interface CorrectedCell {
  readonly row: number;
  readonly column: number;
  readonly value: string | number | boolean | undefined;
}

/** The cells of an invoice that differ from its corrected request. */
export function correctedCells(
  correction: unknown,
  document: TableDocument,
  { used }: Plan,
): CorrectedCell[] {
  return used
    .filter(({ isCompared }) => !isCompared)
    .flatMap(({ column, field }) =>
      placesOf(field.path, document).flatMap(({ path, row }): CorrectedCell[] => {
        const value = plain(valueAt(correction, stepsOf(path)));
        return value === plain(valueAt(document.request, stepsOf(path)))
          ? []
          : [{ row, column: column.index, value }];
      }),
    );
}

function placesOf(path: string, { rows, lineRows, columnPaths }: TableDocument) {
  if (!path.startsWith('lines[].')) {
    const [own] = [...columnPaths].find(([, named]) => path.startsWith(`${named}.`)) ?? [];
    const named = own === undefined ? '' : (columnPaths.get(own) ?? '');
    return [{ path: own === undefined ? path : `${own}${path.slice(named.length)}`, row: rows[0] ?? 0 }];
  }
  return lineRows.map((row, index) => ({ path: path.replace('[]', `[${index}]`), row }));
}

function plain(value: unknown): CorrectedCell['value'] {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : undefined;
}

/** The value of the only certain correction of a cell. */
export function certainValue(
  issues: readonly Pick<Issue, 'fix' | 'path'>[],
): string | number | boolean | undefined {
  const values = issues.flatMap(({ fix = [], path }) => {
    const [step, more] = fix;
    if (step === undefined || more !== undefined || (step.op !== 'replace' && step.op !== 'add')) return [];
    const { value } = step;
    const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
    // Only the field of the cell itself, and not an object around it.
    return isPlain && pointerSteps(step.path).at(-1) === lastName(path) ? [value] : [];
  });
  return values.length === 1 ? values[0] : undefined;
}

function lastName(path: string): string {
  return String(jsonSteps(path).at(-1) ?? '');
}
