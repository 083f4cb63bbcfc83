import { decodeDocument } from '../../intake/decode.ts';
import {
  elementsOf,
  parseSourceXml,
  required,
  SchematronError,
  type SourceElement,
  schematronNamespace,
} from './xml.ts';

/** Reads a file named by an href that is already resolved; bytes are decoded as XML says. */
export type ReadFile = (path: string) => string | Uint8Array;

/** How files are found. */
interface Inclusion {
  readonly readFile: ReadFile;
  /** The folder that no file may lie out of; empty for that which paths start from. */
  readonly root: string;
  /** The files that lead to this one. */
  readonly seen: readonly string[];
}

/**
 * A Schematron file with everything it includes: `sch:include` stands for the root element of another file, and
 * `sch:extends` with an href for the children of it (ISO/IEC 19757-3:2016), which is how a pattern spans files. Files
 * are read from `root` alone, which is the folder of the first file where not given.
 */
export function readWithIncludes(path: string, readFile: ReadFile, root = folderOf(path)): SourceElement {
  return read(path, { readFile, root, seen: [] });
}

const folderOf = (path: string) => path.split('/').slice(0, -1).join('/');

function read(path: string, { readFile, root, seen }: Inclusion): SourceElement {
  const element = parseSourceXml(textOfFile(readFile(path), path), path);
  if (seen.includes(path)) throw new SchematronError('includes itself', element);
  return expand(element, { readFile, root, seen: [...seen, path] });
}

function textOfFile(source: string | Uint8Array, file: string): string {
  if (typeof source === 'string') return source;
  const decoded = decodeDocument(source);
  if (decoded.ok) return decoded.value;
  throw new SchematronError('the bytes are not what their encoding says', { file, line: 1 });
}

function expand(element: SourceElement, inclusion: Inclusion): SourceElement {
  const children = element.children.flatMap((child) =>
    typeof child === 'string' ? [child] : included(child, inclusion),
  );
  return { ...element, children };
}

function included(child: SourceElement, inclusion: Inclusion): readonly (SourceElement | string)[] {
  if (child.namespace !== schematronNamespace) return [child];
  const { href } = child.attributes;
  const { root } = inclusion;
  if (child.localName === 'include') return [read(resolve(child, required(child, 'href'), root), inclusion)];
  if (child.localName === 'extends' && href !== undefined)
    return read(resolve(child, href, root), inclusion).children;
  return [expand(child, inclusion)];
}

/**
 * An href relative to the file that it stands in. An address, a path from the root of the disk and one that leads out of
 * the root folder are refused: what a schema names must not be read from wherever it likes.
 */
function resolve(element: SourceElement, href: string, root: string): string {
  const { file } = element;
  if (/^[\\/]|:|\\/.test(href))
    throw new SchematronError(
      `${href} is not a path from the folder of the schema, and is not read`,
      element,
    );
  const steps = [...file.split('/').slice(0, -1), ...href.split('/')];
  const path = steps.reduce<string[]>((path, step) => joinStep(path, step), []).join('/');
  const isInside = root === '' ? !path.startsWith('../') : path.startsWith(`${root}/`);
  if (!isInside)
    throw new SchematronError(
      `${href} leads out of the folder of the schema, and is not read; name the folder that holds both (option path, --root)`,
      element,
    );
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
