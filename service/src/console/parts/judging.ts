import type { Issue, ValidationResult } from 'pint-ae';
import type { Examiner, FieldHelp, ShownDocument, ShownFinding } from 'pint-ae/internal/ui';
import { Refusal } from '../client.ts';
import type { Context } from '../context.ts';
import { placeInWords, textInWords } from './written.ts';

/** The names by which a document refers to records and files of the service. An escaped letter could hide one. */
const leavesToService = /"(?:recordId|recordCode|attachmentId)"|\\u00/;

/**
 * Checks documents in the browser. Only the service knows records and attachments, so it gives the verdict on a
 * document that uses them, and the browser shows only the amounts of the lines.
 */
export function judgingBy(context: Context, help: FieldHelp | undefined): Examiner {
  const { answerer, left } = context;
  let asked = new AbortController();
  left.addEventListener('abort', () => asked.abort());
  return {
    startOver: answerer.startOver,
    ask: async (name, told) => {
      asked.abort();
      asked = new AbortController();
      const examining = answerer.ask(name, told);
      const { source } = told;
      if (typeof source !== 'string' || !leavesToService.test(source)) return examining;
      const [examined, verdict] = await Promise.all([examining, verdictOn(context, source, asked.signal)]);
      return judgedBy(verdict, examined, ({ path, message, hint }) => {
        const worded = (text: string) => textInWords(text, path, help, context.language);
        const place = placeInWords(path, help, context.language);
        return { place, message: worded(message), hint: worded(hint) };
      });
    },
  };
}

interface Verdict extends Pick<ValidationResult, 'outcome' | 'totals'> {
  readonly issues: readonly Issue[];
}

/** The verdict of the service; a document that the service refuses has its faults at their fields. */
async function verdictOn({ client, say }: Context, body: string, signal: AbortSignal): Promise<Verdict> {
  try {
    const asking = { method: 'POST', body, signal } as const;
    const { issues, warnings, ...others } = await client.read<ValidationResult>('v1/validate', asking);
    return { ...others, issues: [...issues, ...warnings] };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.errors.length === 0) throw error.status === 0 ? new Error(say('offline')) : error;
    const issues = error.errors.map(({ field, message }): Issue => {
      // The id of a finding of the service stands before its message.
      const [, rule = '', text = message] = /^(pint-ae-[\w-]+): (.*)$/s.exec(message) ?? [];
      return { rule, message: text, hint: '', severity: 'error', path: field, terms: [] };
    });
    return { outcome: 'malformed', totals: null, issues };
  }
}

function judgedBy(
  { outcome, totals, issues }: Verdict,
  examined: ShownDocument,
  inWords: (issue: Issue) => ShownFinding['inWords'],
): ShownDocument {
  const blank = new Set(examined.findings.filter(({ isBlank }) => isBlank).map(({ path }) => path));
  const { figures } = examined;
  return {
    ...examined,
    outcome,
    totals,
    // If the service has checked the document, its totals include every line.
    figures: figures && totals !== null ? { ...figures, uncounted: [] } : figures,
    groups: [],
    findings: issues.map((issue) => ({
      ...issue,
      at: undefined,
      ublLine: undefined,
      ublElements: [],
      title: '',
      inWords: inWords(issue),
      isBlank: outcome === 'malformed' && blank.has(issue.path),
    })),
  };
}
