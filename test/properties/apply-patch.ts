import { type Fix, pointerSteps } from '../../src/core/findings/fix.ts';

/** Applies a JSON Patch to a copy of a value. */
export function applied(request: unknown, fix: Fix): unknown {
  const whole = { '': structuredClone(request) };
  for (const operation of fix) {
    if (operation.op === 'move') {
      const value = valueAt(whole, operation.from);
      remove(whole, operation.from);
      set(whole, operation.path, value);
    } else if (operation.op === 'remove') remove(whole, operation.path);
    else set(whole, operation.path, structuredClone(operation.value));
  }
  return whole[''];
}

function around(whole: object, pointer: string): { readonly object: object; readonly name: string } {
  const steps = ['', ...pointerSteps(pointer)];
  const object = steps.slice(0, -1).reduce((value: object, step) => Reflect.get(value, step), whole);
  return { object, name: steps.at(-1) ?? '' };
}

function valueAt(whole: object, pointer: string): unknown {
  const { object, name } = around(whole, pointer);
  return Reflect.get(object, name);
}

function set(whole: object, pointer: string, value: unknown): void {
  const { object, name } = around(whole, pointer);
  Reflect.set(object, name, value);
}

function remove(whole: object, pointer: string): void {
  const { object, name } = around(whole, pointer);
  Reflect.deleteProperty(object, name);
}
