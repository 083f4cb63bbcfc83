/** The path that all operations live under, where a server does not say otherwise. */
const defaultPrefix = '/v1';

/** Bytes of a body, where a server does not say otherwise. */
export const defaultMaximumBytes = 10 * 1024 * 1024;

/** The path before that of each operation, without a slash at its end. */
export function prefixOf({ prefix = defaultPrefix }: { readonly prefix?: string }): string {
  return prefix.replace(/\/+$/, '');
}
