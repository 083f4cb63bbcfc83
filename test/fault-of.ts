/** A getter or method that a caller has broken. */
export const throwing = () => {
  throw new RangeError('not today');
};

/** Returns what a function throws, unless it is a TypeError that names the function. */
export function faultOf(name: string, run: () => unknown): unknown {
  try {
    run();
    return undefined;
  } catch (error) {
    return error instanceof TypeError && error.message.startsWith(`${name}:`) ? undefined : error;
  }
}
