import { escapeAttribute, escapeText } from '../../xml/xml-text.ts';
import { isNameOfPlace } from '../name-of-place.ts';
import type {
  Diagnostic,
  ExplainedRule,
  ExplainedRules,
  ForReaders,
  Property,
  SchematronFinding,
  Weight,
  WordedEvent,
} from './report.ts';

const namespace = 'http://purl.oclc.org/dsdl/svrl';

/** Additions to a report: the number of unlisted findings, and the name of the document. */
interface AboutReport {
  readonly unlisted: number;
  readonly name: string;
}

/** The report of a run in the Schematron Validation Report Language (ISO/IEC 19757-3, annex D); findings that are not listed are counted in a comment. */
export function writeSvrl(
  events: readonly WordedEvent[],
  { unlisted, name: document }: AboutReport,
  { explained }: ExplainedRules,
): string {
  const lines = events.flatMap(({ event, finding, weight }) => {
    if (event.kind === 'pattern') {
      const { id, name } = explained.patterns[event.pattern] ?? { id: '', name: '' };
      const documents = event.documents.length === 0 ? [document] : event.documents;
      return [element('active-pattern', { id, name, documents: documents.map(asUri).join(' ') })];
    }
    if (event.kind === 'fired')
      return [firedRule(explained.rules[event.rule], event.document ?? document, weight)];
    // SVRL only allows findings below a fired rule, so a context that could not be evaluated gets one.
    if (event.kind === 'undecided' && finding !== undefined)
      return [firedRule(explained.rules[event.rule], event.document ?? document, finding), reported(finding)];
    return finding === undefined ? [] : [reported(finding)];
  });
  const prefixes = explained.namespaces.map(([prefix, uri]) =>
    element('ns-prefix-in-attribute-values', { uri, prefix }),
  );
  const { title, phase, schemaVersion } = explained;
  const rest = unlisted === 0 ? [] : [`<!-- findings that are not listed: ${unlisted} -->`];
  const content = ['', ...prefixes, ...lines, ...rest, ''].join('\n');
  const output = element('schematron-output', { title, phase, schemaVersion }, content, {
    'xmlns:svrl': namespace,
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${output}\n`;
}

/** The attribute `context` is required, even if it is empty. */
function firedRule(
  rule: ExplainedRule | undefined,
  document: string,
  { role, flag }: Weight = { role: '', flag: '' },
): string {
  const { id = '', context = '' } = rule ?? {};
  return element('fired-rule', { id, role, flag, document: asUri(document) }, undefined, { context });
}

/** The name of a document as a URI reference, which SVRL requires. */
const asUri = (name: string) =>
  name
    .replaceAll(/\p{Cs}/gu, '\uFFFD')
    .replace(/[^\w./:?#[\]@!$&'()*+,;=~%\p{L}\p{N}-]/gu, encodeURIComponent);

/** An assertion that could not be judged is a failed assertion here: SVRL has no third state. */
function reported({
  kind,
  id,
  test,
  role,
  flag,
  location,
  text,
  diagnostics,
  properties,
  ...readers
}: SchematronFinding): string {
  const name = kind === 'successful-report' ? 'successful-report' : 'failed-assert';
  const words = kind === 'not-judged' ? `This could not be judged: ${text}` : text;
  const content = `${diagnostics.map(diagnostic).join('')}${properties.map(property).join('')}${textElement(words, { ...readers, language: '' })}`;
  const { language = '' } = readers;
  const known = { id: isNameOfPlace(id) ? '' : id, role, flag, 'xml:lang': language };
  return element(name, known, content, { location, test });
}

function diagnostic({ id, text, ...readers }: Diagnostic): string {
  return element('diagnostic-reference', {}, textElement(text, readers), { diagnostic: id });
}

function property({ id, role, scheme, text, xml, ...readers }: Property): string {
  return element('property-reference', { role, scheme }, textElement(text, readers, xml), { property: id });
}

/** A text with the attributes that the schema gives it for readers. */
function textElement(
  text: string,
  { language = '', see = '', icon = '', fpi = '' }: ForReaders,
  xml?: Property['xml'],
) {
  const written = element('text', { 'xml:lang': language, see, icon, fpi }, xml?.content ?? escapeText(text));
  return xml === undefined ? written : written.replace(/^<svrl:text/, (start) => `${start}${xml.attributes}`);
}

/** An element; empty attributes are left out, unless they are required. */
function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  content?: string,
  required: Readonly<Record<string, string>> = {},
): string {
  const written = [
    ...Object.entries(required),
    ...Object.entries(attributes).filter(([, value]) => value !== ''),
  ];
  const start = `svrl:${name}${written.map(([key, value]) => ` ${key}="${escapeAttribute(value)}"`).join('')}`;
  return content === undefined ? `<${start}/>` : `<${start}>${content}</svrl:${name}>`;
}
