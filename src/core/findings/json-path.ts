/**
 * The text of a JSON path, as issues show it: names joined by dots, list positions in brackets,
 * from 0.
 *
 * @example
 * ```ts
 * console.log(jsonPath(['lines', 2, 'unitCode'])); // lines[2].unitCode
 * ```
 */
export function jsonPath(steps: readonly PropertyKey[]): string {
  return steps.reduce<string>((path, step) => {
    if (typeof step === 'number') return `${path}[${step}]`;
    return path === '' ? String(step) : `${path}.${String(step)}`;
  }, '');
}

/** The steps of a JSON path: `lines[2].unitCode` is `lines`, 2, `unitCode`. */
export function jsonSteps(path: string): (string | number)[] {
  const steps: (string | number)[] = [];
  for (const part of path.split('.')) {
    if (!part.includes('[') && !part.includes(']')) {
      if (part !== '') steps.push(part);
      continue;
    }
    for (const [, index, name = ''] of part.matchAll(/\[(\d+)\]|([^.[\]]+)/g))
      steps.push(index === undefined ? name : Number(index));
  }
  return steps;
}

/** Tells whether a value has members or entries: an object or a list. */
export function isObjectOrList(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** The value at some steps; undefined if a step leads to no own member. */
export function valueAt(value: unknown, steps: readonly PropertyKey[]): unknown {
  return steps.reduce<unknown>(
    (around, step) =>
      isObjectOrList(around) && Object.hasOwn(around, step) ? Reflect.get(around, step) : undefined,
    value,
  );
}
