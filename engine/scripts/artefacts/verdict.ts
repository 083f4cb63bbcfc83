import type { Engine, Judgement } from '../../src/schematron/engine.ts';
import type { Schematron } from '../../src/schematron/report/report.ts';
import { shortenedMessage } from '../../src/text/shortened.ts';
import type { XmlElement } from '../../src/xml/element.ts';
import { parseXml } from '../../src/xml/parse-xml.ts';

/** One engine's verdict on one document. */
export interface Verdict {
  /** Assertion, place and (if the engine has it) message of each finding, sorted. */
  readonly findings: readonly string[];
  /** Failures of evaluation; a stylesheet stops at the first. */
  readonly unjudged: readonly string[];
}

/** The findings of explained rules, with their messages; `engine` lists what could not be evaluated. */
export function verdictOf(schematron: Schematron, engine: Engine, { xml, root }: UblText): Verdict {
  const { unjudged } = verdictOfJudgement(engine.judge({ root }, ''));
  const found = schematron.judge(xml).findings.filter(({ kind }) => kind !== 'not-judged');
  return { findings: found.map((each) => line(each.id, each.location, each.text)).sort(), unjudged };
}

interface UblText {
  readonly xml: string;
  readonly root: XmlElement;
}

/**
 * Failed assertions and those that could not be evaluated, without messages. In XSLT a context that cannot be
 * evaluated does not match, and is not reported.
 */
export function verdictOfJudgement({ failed, unjudged }: Judgement): Verdict {
  return {
    findings: failed.map(({ id, location }) => line(id, location, '')).sort(),
    unjudged: unjudged.map(({ id, location, reason }) => `${line(id, location, '')} ${reason}`).sort(),
  };
}

/** The verdict in an SVRL report, with messages shortened as the compiled rules shorten them. */
export function verdictOfSvrl(svrl: string): Verdict {
  const parsed = parseXml(svrl);
  if ('error' in parsed) return { findings: [], unjudged: [parsed.error.message] };
  const findings = parsed.root.children.flatMap((child) =>
    typeof child !== 'string' && ['failed-assert', 'successful-report'].includes(child.localName)
      ? [findingOf(child)]
      : [],
  );
  return { findings: findings.sort(), unjudged: [] };
}

/**
 * Tells whether two verdicts agree. An engine that stopped at an error says nothing about the rest, so only the part
 * before it can be compared.
 */
export function agrees(ours: Verdict, theirs: Verdict, stopsAtErrors: boolean): boolean {
  if (ours.unjudged.length > 0 !== theirs.unjudged.length > 0) return false;
  if (stopsAtErrors && theirs.unjudged.length > 0) return true;
  return placed(ours, theirs).join('\n') === theirs.findings.join('\n');
}

/** Some stylesheets write the value of an attribute instead of its location. */
const nowhere = ' @ ';

/** Our findings; those on attributes without a location if the other engine has them so. */
function placed(ours: Verdict, theirs: Verdict): readonly string[] {
  if (!theirs.findings.some((each) => each.includes(nowhere))) return ours.findings;
  return ours.findings.map((each) => each.replace(/ \/\S*\/@\S+ /, nowhere)).sort();
}

/** Parts that only one of two verdicts contains. */
export function differences(ours: Verdict, theirs: Verdict): string[] {
  const only = (one: readonly string[], other: readonly string[], whose: string) =>
    one.filter((each) => !other.includes(each)).map((each) => `${whose}: ${each}`);
  return [
    ...only(placed(ours, theirs), theirs.findings, 'only ours'),
    ...only(theirs.findings, placed(ours, theirs), 'only theirs'),
    ...ours.unjudged.map((each) => `ours cannot judge: ${each}`),
    ...theirs.unjudged.map((each) => `theirs cannot judge: ${each}`),
  ];
}

function findingOf(finding: XmlElement): string {
  const attribute = (name: string) =>
    finding.attributes.find(({ localName }) => localName === name)?.value ?? '';
  const text = finding.children.find((child) => typeof child !== 'string' && child.localName === 'text');
  const message = text === undefined ? '' : textOf(text);
  return line(attribute('id'), attribute('location'), shortenedMessage(message));
}

const textOf = (node: XmlElement | string): string =>
  typeof node === 'string' ? node : node.children.map(textOf).join('');

/**
 * Without prefixes and namespaces, since tools write locations differently, and some call the document by its
 * root element. An id made from file and line counts as none.
 */
function line(id: string, location: string, text: string): string {
  const ownId = /\.(sch|xslt?):\d+$/.test(id) ? '' : id;
  const place = location
    .replaceAll(/Q\{[^}]*\}/g, '')
    .replaceAll(/\*\[local-name\(\)\s*=\s*'([^']*)'[^\]]*\]/g, '$1')
    .replaceAll(/\[namespace-uri\(\)\s*=\s*'[^']*'\]/g, '')
    .replaceAll(/(\*|[\w.-]+):(?=[\w.-]+)/g, '')
    .replaceAll('[1]', '')
    .replace(/^\/[^/@]+$/, '/');
  const where = place === '' || place.startsWith('/') ? place || '/' : nowhere.trim();
  return [ownId, where, text.replaceAll(/\s+/g, ' ').trim()].join(' ').trim();
}
