import type { Fix, Suggestion } from '../../core/findings/fix.ts';
import type { RunReportFormat } from './run-report.ts';

interface ListedFix {
  readonly buyer: string | null;
  readonly rule: string;
  readonly message: string;
  /** A JSON Patch (RFC 6902) that is certain to be right. */
  readonly patch?: Fix;
  /** Alternative patches, like `patch`; a person chooses one of them. */
  readonly choices?: readonly Suggestion[];
  readonly documents: string[];
}

/** Writes each change once per buyer; `batch --merge --fixes` applies it to all its documents. */
export const fixesRunReport: RunReportFormat = ({ documents, results }) => {
  const listed = new Map<string, ListedFix>();
  results.forEach(({ name, issues, warnings }, index) => {
    const buyer = documents[index]?.buyer ?? null;
    for (const { rule, message, fix: patch, suggestions: choices, path } of [...issues, ...warnings]) {
      if (patch === undefined && choices === undefined) continue;
      const change = patch === undefined ? { choices } : { patch };
      const key = JSON.stringify([buyer, rule, path, change]);
      const known = listed.get(key);
      if (known !== undefined) known.documents.push(name);
      else listed.set(key, { buyer, rule, message, ...change, documents: [name] });
    }
  });
  const most = [...listed.values()].toSorted((one, other) => other.documents.length - one.documents.length);
  return `${JSON.stringify(most, null, 2)}\n`;
};
