import { escapeAttribute, escapeText } from '../../core/xml/xml-text.ts';
import { isNameOfPlace } from '../name-of-place.ts';
import type {
  Diagnostic,
  ExplainedRule,
  ExplainedRules,
  Property,
  SchematronFinding,
  WordedEvent,
} from './report.ts';

const namespace = 'http://purl.oclc.org/dsdl/svrl';

/** The report of a run in the Schematron Validation Report Language (ISO/IEC 19757-3, annex D); findings that are not listed are counted in a comment. */
export function writeSvrl(
  events: readonly WordedEvent[],
  unlisted: number,
  { explained }: ExplainedRules,
): string {
  const lines = events.flatMap(({ event, finding }) => {
    if (event.kind === 'pattern') {
      const { id, name } = explained.patterns[event.pattern] ?? { id: '', name: '' };
      return [element('active-pattern', { id, name })];
    }
    if (event.kind === 'fired') return [firedRule(explained.rules[event.rule])];
    // SVRL only allows findings below a fired rule, so a context that could not be evaluated gets one.
    if (event.kind === 'undecided' && finding !== undefined)
      return [firedRule(explained.rules[event.rule]), reported(finding)];
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
function firedRule(rule: ExplainedRule | undefined): string {
  const { id = '', context = '', role = '', flag = '' } = rule ?? {};
  return element('fired-rule', { id, role, flag }, undefined, { context });
}

/** A finding that could not be judged is a failed assertion here: SVRL has nothing between. */
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
}: SchematronFinding): string {
  const name = kind === 'successful-report' ? 'successful-report' : 'failed-assert';
  const words = kind === 'not-judged' ? `This could not be judged: ${text}` : text;
  const content = `${diagnostics.map(diagnostic).join('')}${properties.map(property).join('')}<svrl:text>${escapeText(words)}</svrl:text>`;
  return element(name, { id: isNameOfPlace(id) ? '' : id, role, flag }, content, { location, test });
}

function diagnostic({ id, language, text }: Diagnostic): string {
  const inLanguage = language === '' ? '' : ` xml:lang="${escapeAttribute(language)}"`;
  return element('diagnostic-reference', {}, `<svrl:text${inLanguage}>${escapeText(text)}</svrl:text>`, {
    diagnostic: id,
  });
}

function property({ id, role, scheme, text }: Property): string {
  return element('property-reference', { role, scheme }, `<svrl:text>${escapeText(text)}</svrl:text>`, {
    property: id,
  });
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
