import { describe, expect, test } from 'vitest';
import { type BatchSummary, validateBatch } from '../../src/batch/index.ts';
import { createRunFindings, type RunFindings } from '../../src/batch/report/collect.ts';
import { csvRunReport, tableOf, xlsxRunReport } from '../../src/batch/report/columns.ts';
import { runReportFormats } from '../../src/batch/report/formats.ts';
import { htmlRunReport } from '../../src/batch/report/html.ts';
import type { Run, RunReportEnding } from '../../src/batch/report/run-report.ts';
import { type Language, languages } from '../../src/core/messages/language.ts';
import { readTableFile } from '../../src/table/read-table.ts';
import { textOf } from '../render/printed.ts';
import { edited, lineOf } from '../requests.ts';

/** A night of invoices: of every ten one with a wrong rate, of two sellers, and one text that is not JSON. */
async function runOf(count: number, language: Language = 'en', mostListed?: number): Promise<Run> {
  const findings = createRunFindings({ most: mostListed, keepsResults: true });
  const inputs = Array.from({ length: count }, (_, index) => ({
    name: `night/INV-${index}.json`,
    content: index === 5 ? '{' : contentOf(index),
  }));
  const batch = validateBatch(inputs, { threads: 0, language, onFindings: findings.add });
  for await (const _ of batch);
  return { ...findings.all(), summary: batch.summary(), madeOn: '2026-11-26' };
}

function contentOf(index: number): string {
  return JSON.stringify(
    edited('standard-invoice', (request) => {
      request.invoiceNumber = `INV-${index}`;
      request.seller.name = index % 20 === 0 ? 'Falcon <LLC>' : '=Oasis';
      if (index % 10 === 0) lineOf(request).vatRate = 15;
    }),
  );
}

const night = await runOf(40);

describe('The report of a run', () => {
  test('has each finding once, with every document that it hit', () => {
    const rates = night.findings.filter(({ rule }) => rule === 'ibr-190-ae');
    expect(rates).toMatchObject([{ severity: 'error', documentCount: 4 }]);
    const hit = rates[0]?.hits.map(({ document }) => night.documents[document]?.number);
    expect(hit).toEqual(['INV-0', 'INV-10', 'INV-20', 'INV-30']);
  });

  test('names only documents with a finding, and counts the others', () => {
    const failed = night.documents.filter(({ outcome }) => outcome !== 'valid');
    expect(failed).toHaveLength(5);
    expect(night.summary).toMatchObject({ documents: 40, valid: 35 });
  });

  test('counts the documents over its limit, and says so', async () => {
    const cut = await runOf(40, 'en', 2);
    expect(cut).toMatchObject({ unlisted: 3 });
    expect(cut.documents).toHaveLength(2);
    expect(textOf(page(cut))).toContain('3 more documents are not valid');
  });
});

const page = (run: Run, language: Language = 'en') => String(htmlRunReport(run, language));

describe('The report as a page', () => {
  test('shows the counts, the rules and the sellers of what failed', () => {
    const text = textOf(page(night));
    for (const count of ['Not valid: 4', 'Cannot be read: 1', 'Valid: 35']) expect(text).toContain(count);
    expect(text).toMatch(/By rule ibr-190-ae .* 4 /);
    expect(text).toMatch(/By seller Falcon <LLC> 2 =Oasis 2 \(seller unknown\) 1/);
  });

  test('offers the outcomes that need work to choose from, if it lists their documents, and counts the others', () => {
    const [document] = night.documents;
    if (document === undefined) throw new Error('no document is listed');
    const told = { ...document, outcome: 'valid' as const };
    const summary = { ...night.summary, notJudged: 2 };
    const shown = page({ ...night, summary, documents: [...night.documents, told] });
    const [counts = ''] = /<ul class="counts">[\s\S]*?<\/ul>/.exec(shown) ?? [];
    const tags = Array.from(counts.matchAll(/<li class="[^"]*"><(\w+)/g), ([, tag]) => tag);
    expect(tags).toEqual(['button', 'button', 'span', 'span']);
    expect(textOf(counts)).toBe('✘ Not valid: 4 ✘ Cannot be read: 1 ? Could not be checked: 2 ✔ Valid: 35');
  });

  test('offers no seller to choose if all are of one, and says whether the run is whole', () => {
    const [document] = night.documents;
    if (document === undefined) throw new Error('no document is listed');
    const texts = ['complete', 'failed-fast'] as const;
    const [whole, cut] = texts.map((end) =>
      textOf(page({ ...night, documents: [document], summary: { ...night.summary, end } })),
    );
    expect(whole).not.toContain('By seller');
    expect(whole).toContain('By rule');
    expect(whole?.includes('more documents')).toBe(false);
    expect(cut?.length).toBeGreaterThan(whole?.length ?? 0);
  });

  test('is written in Arabic from right to left', async () => {
    const arabic = page(await runOf(11, 'ar'), 'ar');
    expect(arabic).toContain('<html lang="ar" dir="rtl">');
    expect(textOf(arabic)).toContain('غير صالح: 2');
    expect(textOf(arabic)).not.toMatch(/Search|Print|Documents/);
  });

  test('escapes what documents say, and runs no script but its own', () => {
    const text = page(night);
    expect(text).not.toContain('<LLC>');
    expect(text).toMatch(/script-src 'sha256-[A-Za-z0-9+/=]{44}';/);
    expect(text.match(/<script/g)).toHaveLength(1);
  });

  test('says that a stopped run is not whole', () => {
    const stopped: BatchSummary = { ...night.summary, end: 'stopped' };
    expect(textOf(page({ ...night, summary: stopped }))).toContain('stopped before its end');
  });

  test('says so if nothing was found', () => {
    const none: RunFindings = { documents: [], results: [], findings: [], unlisted: 0 };
    expect(textOf(page({ ...night, ...none }))).toContain('No document needs attention.');
  });

  test('stays below 1 MB for 5,000 documents of which 100 fail', async () => {
    const names = Array.from({ length: 100 }, (_, index) => `invoices/2026-11-26/INV-2026-${index}.json`);
    const findings = createRunFindings();
    const batch = validateBatch(
      names.map((name, index) => ({ name, content: contentOf(index * 10) })),
      { threads: 0, onFindings: findings.add },
    );
    for await (const _ of batch);
    const summary = { ...batch.summary(), documents: 5000, valid: 4900 };
    expect(page({ ...findings.all(), summary, madeOn: '' }).length).toBeLessThan(200_000);
  });
});

describe('The report as a table', () => {
  test('has a row for each finding, those of failures first, and no formula', () => {
    const [head, first, ...rows] = String(csvRunReport(night, 'en')).split('\r\n');
    expect(head).toBe(
      '\ufeffDocument,Number,Seller,Buyer,Amount due,Verdict,Severity,Rule,Place,Path,What is wrong,What to do,Business terms',
    );
    expect(first).toMatch(
      /^night\/INV-0\.json,INV-0,Falcon <LLC>,Oasis Consulting FZ-LLC,11125\.80 AED,Not valid,error,ibr-190-ae,"Line 1, VAT rate"/,
    );
    expect(rows.some((row) => row.startsWith("night/INV-10.json,INV-10,'=Oasis,"))).toBe(true);
  });
});

describe('The report as a workbook', () => {
  test.each(languages)('has the rows of the table, and each finding once (%s)', async (language) => {
    const file = await readTableFile(xlsxRunReport(night, language) as Uint8Array);
    if (!file.ok) throw new Error('it cannot be read');
    const [documents, rules] = file.value.sheets.map((sheet) => [...sheet.rows()]);
    expect(documents).toHaveLength(tableOf(night, language).length);
    expect(rules).toHaveLength(night.findings.length + 1);
  });
});

describe('The report in the formats of single documents', () => {
  const write = (ending: RunReportEnding, run = night) => String(runReportFormats[ending](run, 'en'));

  test('has each document that has a finding, with all that was found', () => {
    const found = night.results.flatMap(({ issues, warnings }) => [...issues, ...warnings]);
    const [{ results }] = JSON.parse(write('.sarif')).runs;
    expect(results).toHaveLength(found.length);
    expect(results.map(({ ruleId }: { ruleId: string }) => ruleId)).toEqual(found.map(({ rule }) => rule));
    expect(JSON.parse(write('.gitlab.json'))).toHaveLength(found.length);
    expect(write('.txt').trim().split('\n')).toHaveLength(found.length);
    expect(JSON.parse(write('.json'))).toHaveLength(night.documents.length);
  });

  test('names the line of a document that is a line of a file', () => {
    const results = night.results.map((result, index) => ({ ...result, name: `night.ndjson:${index + 3}` }));
    const [{ results: found }] = JSON.parse(write('.sarif', { ...night, results })).runs;
    expect(found[0].locations[0].physicalLocation).toEqual({
      artifactLocation: { uri: 'night.ndjson' },
      region: { startLine: 3, startColumn: 1 },
    });
  });

  test('is not collected if no report needs it', () => {
    expect(createRunFindings().all().results).toEqual([]);
  });
});
