/**
 * An XPath dynamic error. Not an `Error`: it is caught for each assertion, and taking a stack trace
 * would cost more than judging a small document.
 */
export class DynamicError {
  readonly code: string;
  readonly message: string;

  constructor(code: string, message: string) {
    this.code = code;
    this.message = message;
  }
}

export function typeError(message: string): never {
  throw new DynamicError('XPTY0004', message);
}

export function invalidValue(value: string, type: string): never {
  throw new DynamicError('FORG0001', `${JSON.stringify(value)} is not a valid ${type}`);
}

/** Lets dynamic errors pass where they count as false; anything else is a defect. */
export function onlyDynamic(error: unknown): void {
  if (!(error instanceof DynamicError)) throw error;
}
