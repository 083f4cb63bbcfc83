import type { UblElement } from '../../src/core/element.ts';
import type { Engine, Judgement } from '../../src/core/engine.ts';
import { parseUbl } from '../../src/intake/parse-ubl.ts';
import type { Schematron } from '../../src/schematron/report/report.ts';

/** What one engine says of one document. */
export interface Verdict {
  /** Assertion, place and, where the engine tells it, message of each finding, in order of their text. */
  readonly findings: readonly string[];
  /** What could not be evaluated; a stylesheet stops at the first. */
  readonly unjudged: readonly string[];
}

/** The findings of rules that are explained, with their messages; what cannot be judged is told by `engine`. */
export function verdictOf(schematron: Schematron, engine: Engine, { xml, root }: UblText): Verdict {
  const { unjudged } = verdictOfJudgement(engine.judge({ root }, 'billing'));
  const found = schematron.judge(xml).findings.filter(({ kind }) => kind !== 'not-judged');
  return { findings: found.map((each) => line(each.id, each.location, each.text)).sort(), unjudged };
}

interface UblText {
  readonly xml: string;
  readonly root: UblElement;
}

/** What fails and what cannot be judged, without messages. A context that cannot be evaluated does not match in XSLT, which is not told. */
export function verdictOfJudgement({ failed, unjudged }: Judgement): Verdict {
  return {
    findings: failed.map(({ id, location }) => line(id, location, '')).sort(),
    unjudged: unjudged.map(({ id, location, reason }) => `${line(id, location, '')} ${reason}`).sort(),
  };
}

/** What a report in SVRL says. */
export function verdictOfSvrl(svrl: string): Verdict {
  const parsed = parseUbl(svrl);
  if ('error' in parsed) return { findings: [], unjudged: [parsed.error.message] };
  const findings = parsed.root.children.flatMap((child) =>
    typeof child !== 'string' && ['failed-assert', 'successful-report'].includes(child.localName)
      ? [findingOf(child)]
      : [],
  );
  return { findings: findings.sort(), unjudged: [] };
}

/** An engine that stops at an error says nothing of the rest of the document, so nothing else can be compared. */
export function agrees(ours: Verdict, theirs: Verdict, stopsAtErrors: boolean): boolean {
  if (ours.unjudged.length > 0 !== theirs.unjudged.length > 0) return false;
  if (stopsAtErrors && theirs.unjudged.length > 0) return true;
  return placed(ours, theirs).join('\n') === theirs.findings.join('\n');
}

/** Some stylesheets write the value of an attribute in place of where it stands, which tells nothing. */
const nowhere = ' @ ';

/** Our findings, on attributes nowhere either where the other engine has them so. */
function placed(ours: Verdict, theirs: Verdict): readonly string[] {
  if (!theirs.findings.some((each) => each.includes(nowhere))) return ours.findings;
  return ours.findings.map((each) => each.replace(/ \/\S*\/@\S+ /, nowhere)).sort();
}

/** What only one of two verdicts says. */
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

function findingOf(finding: UblElement): string {
  const attribute = (name: string) =>
    finding.attributes.find(({ localName }) => localName === name)?.value ?? '';
  const text = finding.children.find((child) => typeof child !== 'string' && child.localName === 'text');
  return line(attribute('id'), attribute('location'), text === undefined ? '' : textOf(text));
}

const textOf = (node: UblElement | string): string =>
  typeof node === 'string' ? node : node.children.map(textOf).join('');

/**
 * Without a prefix or namespace, in which tools write places differently, some of which call the document by its root
 * element; an id made of file and line stands for none.
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
