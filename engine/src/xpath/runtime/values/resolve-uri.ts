import { spendOnText } from '../effort.ts';
import { DynamicError } from '../errors.ts';

const parts = /^(?:([a-z][a-z\d+.-]*):)?(?:\/\/([^/?#]*))?([^?#]*)(\?[^#]*)?(#.*)?$/is;

/** fn:resolve-uri; a schema has no base address. */
export function resolvedUri(relative: string | undefined, base?: string): string | undefined {
  if (relative === undefined) return undefined;
  spendOnText(relative.length + (base?.length ?? 0));
  const isAbsolute = parts.exec(relative)?.[1] !== undefined;
  if (isAbsolute) return relative;
  if (base === undefined) throw new DynamicError('FONS0005', 'the schema has no base URI');
  if (parts.exec(base)?.[1] === undefined)
    throw new DynamicError('FORG0002', `${JSON.stringify(base)} is not an absolute URI`);
  return resolveUri(relative, base);
}

/** A reference from a base (RFC 3986, 5.2). */
export function resolveUri(reference: string, base: string): string {
  const [, scheme, authority, path = '', query, fragment = ''] = parts.exec(reference) ?? [];
  const [, baseScheme, baseAuthority, basePath = '', baseQuery] = parts.exec(base) ?? [];
  const made = (inAuthority: string | undefined, inPath: string, inQuery = '', inScheme = baseScheme) =>
    [
      inScheme === undefined ? '' : `${inScheme}:`,
      inAuthority === undefined ? '' : `//${inAuthority}`,
      inPath,
      inQuery,
      fragment,
    ].join('');
  if (scheme !== undefined) return made(authority, withoutDots(path), query, scheme);
  if (authority !== undefined) return made(authority, withoutDots(path), query);
  if (path === '') return made(baseAuthority, basePath, query ?? baseQuery);
  if (path.startsWith('/')) return made(baseAuthority, withoutDots(path), query);
  const folder =
    basePath === '' && baseAuthority !== undefined ? '/' : basePath.slice(0, basePath.lastIndexOf('/') + 1);
  return made(baseAuthority, withoutDots(folder + path), query);
}

function withoutDots(path: string): string {
  const kept: string[] = [];
  const steps = path.split('/');
  steps.forEach((step, at) => {
    const isLast = at === steps.length - 1;
    if (step === '..' && (kept.length > 1 || (kept.length === 1 && kept[0] !== ''))) kept.pop();
    else if (step !== '.' && step !== '..') kept.push(step);
    if (isLast && (step === '.' || step === '..')) kept.push('');
  });
  return kept.join('/');
}
