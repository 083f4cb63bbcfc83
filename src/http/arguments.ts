import { checkArgument } from '../core/options/check-options.ts';
import { expected, hasMembers, oneOf } from '../core/options/option-kinds.ts';
import { bothLanguages } from '../specification/both-languages.ts';

/** A header or parameter that was not sent is null. */
export const textOrNull = expected<string | null>(
  (value) => value === null || typeof value === 'string',
  'a text or null',
);
const language = oneOf(bothLanguages);
const webRequest = expected<Request>(isRequest, 'a Request');

/** Throws a TypeError unless a value can be a header or a query parameter. */
export function checkHeader(caller: string, name: string, value: string | null | undefined): void {
  if (value !== undefined) checkArgument(caller, name, textOrNull, value);
}

export function checkLanguage(caller: string, value: unknown): void {
  checkArgument(caller, 'language', language, value);
}

export function checkRequest(caller: string, request: unknown): void {
  checkArgument(caller, 'request', webRequest, request);
}

/** Tells whether a value is a request, by its headers and body: some runtimes have their own request classes. */
function isRequest(value: unknown): boolean {
  return (
    hasMembers(value, { headers: 'object' }) &&
    hasMembers(Reflect.get(Object(value), 'headers'), { get: 'function' })
  );
}
