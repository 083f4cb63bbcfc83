/** The default path of all operations. */
const defaultPrefix = '/v1';

/** The default limit of a body in bytes. */
export const defaultMaxBodyBytes = 10 * 1024 * 1024;

/** The path in front of each operation, without a slash at its end. */
export function prefixOf({ prefix = defaultPrefix }: { readonly prefix?: string }): string {
  return prefix.replace(/\/+$/, '');
}
