import { decodeDocument } from '../../xml/decode.ts';
import { because, type ReasonValue, thrownReason } from '../../xpath/reason.ts';
import { prefixesOf, withOwnPrefixes } from './own-prefixes.ts';
import {
  childElements,
  elementsOf,
  parseSourceXml,
  required,
  SchematronError,
  type SourceElement,
  schematronNamespace,
  xsltNamespace,
} from './xml.ts';

/** Reads a file by a resolved path; bytes are decoded as the XML standard requires. */
export type ReadFile = (path: string) => string | Uint8Array;

/** The place where files are searched. */
interface Inclusion {
  readonly readFile: ReadFile;
  /** The folder that every file must be in; empty for the folder where paths start. */
  readonly root: string;
  /** The chain of files that include this one. */
  readonly seen: readonly string[];
  readonly count: { inclusions: number };
  /** True if the first file is a schema. A file that a generated stylesheet includes may have rules, and is refused. */
  readonly isSchema: boolean;
  /** Meanings of prefixes in the first file. */
  readonly prefixes: ReadonlyMap<string, string>;
  /** The files that were read, by their path. */
  readonly files: Map<string, SourceElement>;
}

/** More than real schemas have; files that each include another twice would never end. */
const mostInclusions = 10_000;

/**
 * A Schematron file with everything it includes. `sch:include` is replaced by the root element of another file, or by
 * one of its elements; `sch:extends` with an href is replaced by the children of such an element (ISO/IEC
 * 19757-3:2016), so that a pattern can span files. Files are only read from `root`; default: the folder of the first
 * file.
 */
export function readWithIncludes(path: string, readFile: ReadFile, root = folderOf(path)): SourceElement {
  const element = parseSourceXml(textOfFile(readFile(path), path), path);
  const files = new Map([[path, element]]);
  const isSchema = !isStylesheetElement(element);
  const prefixes = prefixesOf(element);
  const count = { inclusions: 0 };
  return expand(element, { readFile, root, seen: [path], count, prefixes, files, isSchema });
}

const folderOf = (path: string) => path.split('/').slice(0, -1).join('/');

function textOfFile(source: string | Uint8Array, file: string): string {
  if (typeof source === 'string') return source;
  const decoded = decodeDocument(source);
  if (decoded.ok) return decoded.value;
  throw new SchematronError(because('the bytes are not what their encoding says'), { file, line: 1 });
}

function expand(element: SourceElement, inclusion: Inclusion): SourceElement {
  const children = element.children.flatMap((child) =>
    typeof child === 'string' ? [child] : included(child, element, inclusion),
  );
  return { ...element, children };
}

/** Tells whether an element has XSLT declarations among its children: a schema, or a stylesheet that it includes. */
const declares = ({ localName }: SourceElement) => ['schema', 'stylesheet', 'transform'].includes(localName);

function included(
  child: SourceElement,
  parent: SourceElement,
  inclusion: Inclusion,
): readonly (SourceElement | string)[] {
  if (inclusion.isSchema && isXsltInclude(child) && declares(parent))
    return [stylesheetFrom(child, inclusion)];
  // A stylesheet has patterns, which its own includes would extend.
  if (child.namespace !== schematronNamespace)
    return isStylesheetElement(child) ? [expand(child, inclusion)] : [child];
  const { href } = child.attributes;
  if (child.localName === 'include') return [readFrom(child, required(child, 'href'), inclusion)];
  if (child.localName === 'extends' && href !== undefined) return readFrom(child, href, inclusion).children;
  return [expand(child, inclusion)];
}

const isStylesheetElement = ({ namespace, localName }: SourceElement) =>
  namespace === xsltNamespace && ['stylesheet', 'transform'].includes(localName);

const isXsltInclude = ({ namespace, localName }: SourceElement) =>
  namespace === xsltNamespace && (localName === 'include' || localName === 'import');

/** A stylesheet that `xsl:include` or `xsl:import` names, for its functions, keys and variables. */
function stylesheetFrom(element: SourceElement, inclusion: Inclusion): SourceElement {
  const stylesheet = readFrom(element, required(element, 'href'), inclusion);
  if (isStylesheetElement(stylesheet)) return stylesheet;
  throw new SchematronError(
    because('xsl:{name} takes a stylesheet; include a part of a schema with sch:include', {
      name: element.localName,
    }),
    element,
  );
}

/**
 * Content that an element includes: a file or, after a `#`, the element with this id. A read error names the place of
 * the including element.
 */
function readFrom(element: SourceElement, href: string, inclusion: Inclusion): SourceElement {
  inclusion.count.inclusions += 1;
  if (inclusion.count.inclusions > mostInclusions)
    throw new SchematronError(
      because('more than {most} inclusions; include each file once', { most: mostInclusions }),
      element,
    );
  const [address = '', id = ''] = href.split('#');
  const path = address === '' ? element.file : resolve(element, withoutEscapes(address), inclusion.root);
  const whole =
    inclusion.files.get(path) ??
    parseSourceXml(textOfFile(sourceOf(path, href, element, inclusion), path), path);
  inclusion.files.set(path, whole);
  const target = id === '' ? whole : elementWithId(whole, id);
  if (target === undefined)
    throw new SchematronError(
      because(
        '{file} has no element with the id {id}; give the id of a part of it, or include the whole file',
        { file: path, id },
      ),
      element,
    );
  const name = id === '' ? path : `${path}#${id}`;
  if (inclusion.seen.includes(name))
    throw new SchematronError(because('includes itself; leave this inclusion out'), target);
  const part = id === '' ? target : withOwnPrefixes(target, prefixesOf(whole), inclusion.prefixes);
  return expand(part, { ...inclusion, seen: [...inclusion.seen, name] });
}

/** The first element with an id: the given element or a descendant. */
function elementWithId(element: SourceElement, id: string): SourceElement | undefined {
  if ([element.attributes.id, element.attributes['xml:id']].includes(id)) return element;
  for (const child of childElements(element)) {
    const found = elementWithId(child, id);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** An href may escape characters, as in `%20`; an invalid escape is kept as it is. */
function withoutEscapes(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

function sourceOf(
  path: string,
  href: string,
  element: SourceElement,
  { readFile }: Inclusion,
): string | Uint8Array {
  const included = (reason: ReasonValue) =>
    new SchematronError(because('{href} is included here: {reason}', { href, reason }), element);
  let source: string | Uint8Array;
  try {
    source = readFile(path);
  } catch (error) {
    throw included(thrownReason(error));
  }
  if (typeof source === 'string' || ArrayBuffer.isView(source)) return source;
  throw included(because('the option resolve must give its text or bytes (Uint8Array), and at once'));
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

/** The Schematron children with a name. */
export function schematronChildren(parent: SourceElement, localName: string): SourceElement[] {
  return elementsOf(parent, schematronNamespace).filter((child) => child.localName === localName);
}
