import {
  elementsOf,
  parseSourceXml,
  required,
  SchematronError,
  type SourceElement,
  schematronNamespace,
} from './xml.ts';

/** Reads a file named by an href that is already resolved. */
export type ReadFile = (path: string) => string;

/**
 * A Schematron file with everything it includes: `sch:include` stands for the root element of another file, and
 * `sch:extends` with an href for the children of it (ISO/IEC 19757-3:2016), which is how a pattern spans files.
 */
export function readWithIncludes(
  path: string,
  readFile: ReadFile,
  seen: readonly string[] = [],
): SourceElement {
  const root = parseSourceXml(readFile(path), path);
  if (seen.includes(path)) throw new SchematronError('includes itself', root);
  return expand(root, readFile, [...seen, path]);
}

function expand(element: SourceElement, readFile: ReadFile, seen: readonly string[]): SourceElement {
  const children = element.children.flatMap((child) =>
    typeof child === 'string' ? [child] : included(child, readFile, seen),
  );
  return { ...element, children };
}

function included(
  child: SourceElement,
  readFile: ReadFile,
  seen: readonly string[],
): readonly (SourceElement | string)[] {
  if (child.namespace !== schematronNamespace) return [child];
  const { href } = child.attributes;
  if (child.localName === 'include') {
    return [readWithIncludes(resolve(child, required(child, 'href'), seen[0] ?? child.file), readFile, seen)];
  }
  if (child.localName === 'extends' && href !== undefined) {
    return readWithIncludes(resolve(child, href, seen[0] ?? child.file), readFile, seen).children;
  }
  return [expand(child, readFile, seen)];
}

/**
 * An href relative to the file that it stands in. An address, a path from the root and one that leads out of the folder
 * of the first file are refused: what a schema names must not be read from wherever it likes.
 */
function resolve(element: SourceElement, href: string, first: string): string {
  const { file } = element;
  if (/^[\\/]|:|\\/.test(href))
    throw new SchematronError(
      `${href} is not a path from the folder of the schema, and is not read`,
      element,
    );
  const steps = [...file.split('/').slice(0, -1), ...href.split('/')];
  const path = steps.reduce<string[]>((path, step) => joinStep(path, step), []).join('/');
  const folder = first.split('/').slice(0, -1).join('/');
  const isInside = folder === '' ? !path.startsWith('../') : path.startsWith(`${folder}/`);
  if (!isInside)
    throw new SchematronError(`${href} leads out of the folder of the schema, and is not read`, element);
  return path;
}

function joinStep(path: readonly string[], step: string): string[] {
  if (step === '.') return [...path];
  const last = path.at(-1);
  if (step === '..' && last !== undefined && last !== '' && last !== '..') return path.slice(0, -1);
  return [...path, step];
}

/** The Schematron children of a name. */
export function schematronChildren(parent: SourceElement, localName: string): SourceElement[] {
  return elementsOf(parent, schematronNamespace).filter((child) => child.localName === localName);
}
