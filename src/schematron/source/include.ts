import { decodeDocument } from '../../intake/decode.ts';
import { because, thrownReason } from '../../xpath/reason.ts';
import {
  elementsOf,
  parseSourceXml,
  required,
  SchematronError,
  type SourceElement,
  schematronNamespace,
} from './xml.ts';

/** Reads a file by a resolved path; bytes are decoded as XML prescribes. */
export type ReadFile = (path: string) => string | Uint8Array;

/** Where to look for files. */
interface Inclusion {
  readonly readFile: ReadFile;
  /** The folder that every file must be in; empty for the one from which paths start. */
  readonly root: string;
  /** The chain of files that include this one. */
  readonly seen: readonly string[];
}

/**
 * A Schematron file with everything it includes: `sch:include` is replaced by the root element of another
 * file, `sch:extends` with an href by its children (ISO/IEC 19757-3:2016), which lets a pattern span files.
 * Files are only read from `root`; default: the folder of the first file.
 */
export function readWithIncludes(path: string, readFile: ReadFile, root = folderOf(path)): SourceElement {
  return parsed(path, readFile(path), { readFile, root, seen: [] });
}

const folderOf = (path: string) => path.split('/').slice(0, -1).join('/');

function parsed(
  path: string,
  source: string | Uint8Array,
  { readFile, root, seen }: Inclusion,
): SourceElement {
  const element = parseSourceXml(textOfFile(source, path), path);
  if (seen.includes(path)) throw new SchematronError(because('includes itself'), element);
  return expand(element, { readFile, root, seen: [...seen, path] });
}

function textOfFile(source: string | Uint8Array, file: string): string {
  if (typeof source === 'string') return source;
  const decoded = decodeDocument(source);
  if (decoded.ok) return decoded.value;
  throw new SchematronError(because('the bytes are not what their encoding says'), { file, line: 1 });
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
  if (child.localName === 'include') return [readFrom(child, required(child, 'href'), inclusion)];
  if (child.localName === 'extends' && href !== undefined) return readFrom(child, href, inclusion).children;
  return [expand(child, inclusion)];
}

/** What an element includes; an error of reading it names the place of the element. */
function readFrom(element: SourceElement, href: string, inclusion: Inclusion): SourceElement {
  const path = resolve(element, href, inclusion.root);
  return parsed(path, sourceOf(path, href, element, inclusion), inclusion);
}

function sourceOf(
  path: string,
  href: string,
  element: SourceElement,
  { readFile }: Inclusion,
): string | Uint8Array {
  try {
    return readFile(path);
  } catch (error) {
    const reason = thrownReason(error);
    throw new SchematronError(because('{href} is included here: {reason}', { href, reason }), element);
  }
}

/**
 * Resolves an href relative to its file. Addresses, absolute paths and paths that leave the root folder are
 * refused: a schema must not choose what is read.
 */
function resolve(element: SourceElement, href: string, root: string): string {
  const { file } = element;
  if (/^[\\/]|:|\\/.test(href))
    throw new SchematronError(
      because('{href} is not a path from the folder of the schema, and is not read', { href }),
      element,
    );
  const steps = [...file.split('/').slice(0, -1), ...href.split('/')];
  const path = steps.reduce<string[]>((path, step) => joinStep(path, step), []).join('/');
  const isInside = root === '' ? !path.startsWith('../') : path.startsWith(`${root}/`);
  if (!isInside)
    throw new SchematronError(
      because(
        '{href} leads out of the folder of the schema, and is not read; name the folder that holds both (option path, --root)',
        { href },
      ),
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
