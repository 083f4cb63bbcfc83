import { DynamicError } from '../../../src/xpath/runtime/errors.ts';

/** The code and message of the error that a call raises. */
export function errorOf(call: () => unknown): string {
  try {
    return `no error: ${String(call())}`;
  } catch (error) {
    return error instanceof DynamicError ? `${error.code} ${error.message}` : String(error);
  }
}
