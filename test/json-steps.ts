/** The members and entries that lead to a value in a JSON document. */
export type Steps = readonly (string | number)[];

export function valueAt(document: unknown, steps: Steps): unknown {
  return steps.reduce<unknown>((part, step) => Reflect.get(Object(part), step), document);
}

/** The steps to every value in a JSON document, its own first. */
export function stepsIn(document: unknown, steps: Steps = []): Steps[] {
  if (typeof document !== 'object' || document === null) return [steps];
  const entries: [string | number, unknown][] = Array.isArray(document)
    ? [...document.entries()]
    : Object.entries(document);
  return [steps, ...entries.flatMap(([step, part]) => stepsIn(part, [...steps, step]))];
}

/** Returns a copy of a document with another value at a place in it. */
export function withValueAt<Document>(document: Document, steps: Steps, value: unknown): Document {
  const copy = structuredClone(document);
  const around: object = steps
    .slice(0, -1)
    .reduce<object>((part, step) => Reflect.get(part, step), Object(copy));
  Reflect.set(around, steps.at(-1) ?? '', value);
  return copy;
}
