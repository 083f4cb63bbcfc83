import { compileSchematron } from '../../src/index.ts';
import type { XmlElement } from '../../src/xml/element.ts';
import { contentText, elementText } from '../../src/xml/element-text.ts';
import { namespacesInScope } from '../../src/xml/namespaces-in-scope.ts';
import { parseXml } from '../../src/xml/parse-xml.ts';
import { escapeAttribute } from '../../src/xml/xml-text.ts';

/** A test case as its file says it. */
export interface TestCase {
  readonly expect: string;
  readonly phase: string | undefined;
  readonly schemas: readonly string[];
  /** XML by file name; the first one is judged. */
  readonly documents: readonly (readonly [name: string, xml: string])[];
  /** XPath that must hold for the SVRL report. */
  readonly expectations: readonly {
    readonly test: string;
    readonly namespaces: ReadonlyMap<string, string>;
  }[];
}

/** How a schema of a case ended. */
export interface Ending {
  readonly outcome: 'valid' | 'invalid' | 'error' | 'malformed' | 'not-judged';
  /** The error, or the expectation that does not hold; else empty. */
  readonly why: string;
}

/** A test case of either suite; undefined for a file of another kind. */
export function testCaseOf(xml: string): TestCase | undefined {
  const parsed = parseXml(xml);
  if ('error' in parsed || parsed.root.localName !== 'testcase') return undefined;
  const { root } = parsed;
  const schemas = elementsIn(child(root, 'schemas'));
  return {
    expect: attribute(root, 'expect') ?? 'valid',
    phase: attribute(root, 'phase') ?? attribute(child(root, 'schemas'), 'phase'),
    schemas: schemas.map((each) => elementText(each)),
    documents: elementsIn(child(root, 'documents')).map((each) => [
      attribute(each, 'filename') ?? '',
      contentText(each).trim(),
    ]),
    expectations: descendants(root)
      .filter(({ localName }) => localName === 'expectation' || localName === 'assertion')
      .map((each) => ({
        test: attribute(each, 'test') ?? attribute(each, 'assert') ?? '',
        namespaces: namespacesInScope(each),
      })),
  };
}

/** Checks the first document of a case by a schema, with the others available to it. */
export function endingOf({ documents, phase, expectations, expect }: TestCase, schema: string): Ending {
  const [[name, document] = ['', ''], ...others] = documents;
  const beside = Object.fromEntries(others);
  try {
    const { outcome, svrl, error, findings } = compileSchematron(schema, {
      phase,
      // For the suites a document is invalid by any failed assertion, whatever its flag.
      allErrors: true,
      documents: beside,
      resolve: (path) => beside[path] ?? unknownFile(path),
    }).judge(document, { name });
    if (outcome === 'malformed') return { outcome, why: error ?? '' };
    if (outcome === 'not-judged') {
      const why = findings.find(({ kind }) => kind === 'not-judged')?.text;
      // A document about which no rule fires is valid for ISO.
      return why === undefined
        ? { outcome: 'valid', why: '' }
        : { outcome: expect === 'error' ? 'error' : outcome, why: expect === 'error' ? '' : why };
    }
    const unmet = expectations.find((each) => !holds(each, svrl));
    return { outcome, why: unmet === undefined ? '' : `${unmet.test} does not hold in\n${svrl}` };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { outcome: 'error', why: expect === 'error' ? '' : why };
  }
}

function unknownFile(path: string): never {
  throw new Error(`there is no ${path}`);
}

/** Our own engine evaluates what a case expects of the report. */
function holds({ test, namespaces }: TestCase['expectations'][number], svrl: string): boolean {
  const ns = Array.from(namespaces, ([prefix, uri]) =>
    prefix === '' || prefix === 'xml' ? '' : `<ns prefix="${prefix}" uri="${escapeAttribute(uri)}"/>`,
  );
  const schema = `<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2">${ns.join('')}<pattern><rule context="/"><assert test="${escapeAttribute(test)}"/></rule></pattern></schema>`;
  return compileSchematron(schema).judge(svrl).outcome === 'valid';
}

const attribute = (element: XmlElement | undefined, name: string) =>
  element?.attributes.find(({ localName }) => localName === name)?.value;

const elementsIn = (element: XmlElement | undefined): XmlElement[] =>
  (element?.children ?? []).filter((each): each is XmlElement => typeof each !== 'string');

const child = (element: XmlElement, name: string) =>
  elementsIn(element).find(({ localName }) => localName === name);

const descendants = (element: XmlElement): XmlElement[] =>
  elementsIn(element).flatMap((each) => [each, ...descendants(each)]);
