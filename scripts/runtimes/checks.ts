/** Checks that must hold in every runtime, for the package as installed. Nothing here is specific to one runtime. */
import { convert, readUbl, validate, validateUbl } from 'pint-ae';
import { createHandler } from 'pint-ae/http';
import { renderDocument } from 'pint-ae/render';

export interface Documents {
  /** Lines of the conformance corpus: a document with the rules that it must fail. */
  readonly corpus: readonly CorpusEntry[];
  /** Valid requests and broken ones, by name. */
  readonly valid: Readonly<Record<string, object>>;
  readonly broken: Readonly<Record<string, object>>;
}

interface CorpusEntry {
  readonly id: string;
  readonly profile: 'billing' | 'selfbilling';
  readonly failed: readonly string[];
  readonly error: string | null;
  readonly xml: string;
}

/** A check: returns the number of documents that it ran on; throws if something does not hold. */
export type Check = (documents: Documents) => number | Promise<number>;

export const checks: Readonly<Record<string, Check>> = {
  'conformance corpus': ({ corpus }) => {
    const validated = corpus.filter(({ error }) => error === null);
    for (const { id, profile, failed, xml } of validated) {
      const { issues, warnings } = validateUbl(xml, {
        profile,
        structure: 'off',
        checks: 'rules-only',
        ruleSets: ['pint-ae'],
      });
      const found = new Set([...issues, ...warnings].map(({ rule }) => rule));
      // If a rule's context has an error, the reference only reports rules that failed elsewhere.
      if (failed.length > 0) found.delete('pint-ae-rule-context');
      same(id, [...found].sort(), [...failed].sort());
    }
    return validated.length;
  },
  'requests, valid and broken': ({ valid, broken }) => {
    for (const [name, request] of Object.entries(valid)) same(name, validate(request).outcome, 'valid');
    for (const [name, request] of Object.entries(broken))
      for (const language of ['en', 'ar'] as const) {
        const { valid: isValid, issues } = validate(request, { language });
        same(name, isValid, false);
        same(`${name} says why`, issues.length > 0, true);
      }
    return Object.keys(valid).length + Object.keys(broken).length;
  },
  'UBL, there and back': ({ valid }) => {
    for (const [name, request] of Object.entries(valid)) {
      const { xml, totals } = convert(request);
      const text = xml ?? '';
      same(`${name} as UBL`, validateUbl(text).outcome, 'valid');
      same(`${name} as bytes`, validateUbl(new TextEncoder().encode(text)).outcome, 'valid');
      const read = readUbl(text);
      same(
        `${name} and back`,
        convert(read.ok && read.value.request).totals?.payableAmount,
        totals?.payableAmount,
      );
    }
    return Object.keys(valid).length;
  },
  'HTTP handler': async ({ valid, broken }) => {
    const handler = createHandler();
    const ask = async (path: string, body: object) =>
      handler(
        new Request(`https://api.example.com/v1/${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      );
    for (const [name, request] of Object.entries(valid)) {
      const verdict = await ask('validate', request);
      same(`${name} is answered`, [verdict.status, (await verdict.json()).valid], [200, true]);
      const ubl = await ask('convert', request);
      same(`${name} is converted`, [ubl.status, (await ubl.text()).startsWith('<?xml')], [200, true]);
    }
    for (const [name, request] of Object.entries(broken)) {
      const problem = await ask('convert', request);
      same(`${name} is refused`, [400, 422].includes(problem.status), true);
      same(
        `${name} is a problem`,
        problem.headers.get('content-type')?.split(';')[0],
        'application/problem+json',
      );
    }
    return Object.keys(valid).length + Object.keys(broken).length;
  },
  'pages for people': ({ valid }) => {
    for (const [name, request] of Object.entries(valid)) {
      const { html } = renderDocument(JSON.stringify(request), { language: 'both' });
      same(`${name} is shown`, html?.includes('dir="rtl"'), true);
    }
    return Object.keys(valid).length;
  },
};

export interface Outcome {
  readonly check: string;
  readonly documents: number;
  readonly error: string | null;
}

/** Runs checks one after the other; a failing one does not stop the others. */
export async function runChecks(
  documents: Documents,
  named: Readonly<Record<string, Check>> = checks,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const [check, run] of Object.entries(named)) {
    try {
      outcomes.push({ check, documents: await run(documents), error: null });
    } catch (error) {
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
      outcomes.push({ check, documents: 0, error: text });
    }
  }
  return outcomes;
}

export function same(what: string, is: unknown, expected: unknown): void {
  const [one, other] = [JSON.stringify(is), JSON.stringify(expected)];
  if (one !== other) throw new Error(`${what}: ${one} and not ${other}`);
}
