import { runSaxonHe, verdictOfSvrl } from 'schematron-compiler/testing';
import type { OfficialVerdict } from '../test/schematron/official/verdicts.ts';

/** Documents are judged in parts: each writes two files. */
const atOnce = 2000;

/** The rules that documents fail by stylesheets of a publisher, each of which Saxon-HE runs on the JVM. */
export function verdictsBySaxonHe(
  jar: string,
  stylesheets: readonly string[],
  documents: readonly { readonly id: string; readonly xml: string }[],
): OfficialVerdict[] {
  const verdicts: OfficialVerdict[] = [];
  for (let at = 0; at < documents.length; at += atOnce) {
    const part = documents.slice(at, at + atOnce);
    const texts = part.map(({ xml }) => xml);
    const runs = stylesheets.map((file) => runSaxonHe(jar, { file }, texts));
    for (const [index, { id }] of part.entries()) {
      const results = runs.flatMap((run) => run[index] ?? []);
      const findings = results.flatMap((result) =>
        'output' in result ? verdictOfSvrl(result.output).findings : [],
      );
      const failed = [...new Set(findings.map((finding) => finding.split(' ')[0] ?? ''))].sort();
      const isWhole = results.every((result) => 'output' in result);
      verdicts.push({ id, failed, ...(isWhole ? {} : { brokenOff: true }) });
    }
  }
  return verdicts;
}
