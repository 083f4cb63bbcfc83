import { expect, test } from 'vitest';
import { validate } from '../../src/api/validate.ts';
import { reportFormats } from '../../src/report/formats.ts';
import type { SourcedReport } from '../../src/report/rendered.ts';
import type { DocumentRequest } from '../../src/specification/default.ts';
import { edited, lineOf } from '../requests.ts';

/** An invoice of equal lines, each then changed according to its index. */
function linesEach(count: number, change: (index: number) => Partial<DocumentRequest['lines'][number]>) {
  return edited('standard-invoice', (request) => {
    const line = { ...lineOf(request), quantity: 1, unitPrice: 1, lineExtensionAmount: null };
    request.lines = Array.from({ length: count }, (_, index) => ({
      ...line,
      id: String(index + 1),
      ...change(index),
    }));
    request.taxTotal = null;
    request.legalMonetaryTotal = null;
  });
}

function reportOn(request: DocumentRequest, maxFindingsPerRule = 1000): SourcedReport {
  const result = validate(request, { limits: { maxFindingsPerRule } });
  return {
    report: { name: 'invoice.json', form: 'request', ...result },
    source: { lines: [], placeOf: () => undefined, markOf: () => undefined },
  };
}

const unknownUnits = linesEach(500, (index) => (index === 7 ? {} : { unitCode: 'NOUNIT' }));

test('if 300 lines are each wrong in their own way, no figure is lost', () => {
  const request = linesEach(300, (index) => ({ lineExtensionAmount: 2 + index }));
  const [text, html] = [reportFormats.text, reportFormats.html].map((format) =>
    format([reportOn(request)], 'en'),
  );
  for (let index = 0; index < 300; index += 1) {
    expect(text).toContain(`${2 + index}.00`);
    expect(html).toContain(`${2 + index}.00`);
  }
});

test('reports for programs keep every finding', () => {
  const report = reportOn(unknownUnits);
  expect(JSON.parse(reportFormats.json([report], 'en')).issues).toHaveLength(499);
  expect(
    JSON.parse(reportFormats.sarif([report], 'en')).runs[0].results.filter(
      ({ level }: { level: string }) => level === 'error',
    ),
  ).toHaveLength(499);
});
