import { pointerSteps } from '../../core/findings/fix.ts';
import { jsonSteps } from '../../core/findings/json-path.ts';
import type { TableIssue } from './validate-table.ts';

/** The value of the only certain correction of a cell. */
export function certainValue(issues: readonly TableIssue[]): string | number | boolean | undefined {
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
