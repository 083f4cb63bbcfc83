import { describe, expect, test } from 'vitest';
import { validate } from '../../src/api/validate.ts';
import type { Issue } from '../../src/core/findings/finding.ts';
import { reportFormats } from '../../src/report/formats.ts';
import { groupFindings } from '../../src/report/group-findings.ts';
import type { SourcedReport } from '../../src/report/rendered.ts';
import type { DocumentRequest } from '../../src/specification/default.ts';
import { edited, lineOf } from '../requests.ts';
import { withoutDirection } from '../without-direction.ts';

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

const groupsOf = (request: DocumentRequest) =>
  groupFindings(reportOn(request).report.issues).map(({ first, others, places }) => [
    first.path,
    others,
    places.join(),
  ]);

const unknownUnits = linesEach(500, (index) => (index === 7 ? {} : { unitCode: 'NOUNIT' }));

test('equal findings of many lines become one, which names the others', () => {
  expect(groupsOf(unknownUnits)).toEqual([['lines[0].unitCode', 498, '2-7, 9-500']]);
});

test('findings that differ in their figures become one, which names the figures of each', () => {
  const request = linesEach(4, (index) => ({ lineExtensionAmount: index === 3 ? 1 : 2 + index / 10 }));
  expect(groupsOf(request)).toEqual([['lines[0].lineExtensionAmount', 2, '2 (2.10),3 (2.20)']]);
  expect(reportFormats.text([reportOn(request)], 'en')).toContain('and 2 more lines: 2 (2.10), 3 (2.20)');
});

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

describe('the places of a group', () => {
  const issues = (paths: readonly string[], messageAt: (index: number) => string = () => 'It is so.') =>
    paths.map((path, index): Issue => {
      return {
        rule: 'own-1',
        message: messageAt(index),
        hint: 'Send 1.',
        severity: 'error',
        path,
        terms: [],
      };
    });
  const placesIn = (found: readonly Issue[]) => groupFindings(found).map(({ places }) => places);

  test('are named in the order of their numbers, in at most ten ranges', () => {
    const every = (step: number, count: number) =>
      Array.from({ length: count }, (_, index) => `lines[${index * step}].id`);
    expect(placesIn(issues(['lines[0].id', ...every(1, 12).slice(1).toReversed()]))).toEqual([['2-12']]);
    expect(placesIn(issues(every(2, 11)))).toEqual([['3, 5, 7, 9, 11, 13, 15, 17, 19, 21']]);
    expect(placesIn(issues(every(2, 12)))).toEqual([['3, 5, 7, 9, 11, 13, 15, 17, 19, 21, …']]);
    expect(placesIn(issues(['lines[0].id']))).toEqual([[]]);
  });

  test('are named each with the figures in which they differ, and only those', () => {
    const paths = ['lines[0].a', 'lines[1].a', 'lines[2].a'];
    const said = (index: number) => `It is ${10 * (index + 1)} of 5, not ${index % 2}.25 (DL8.46.${index})`;
    // The number within a code is not a figure, so codes that differ stay apart.
    expect(placesIn(issues(paths, said))).toEqual([[], [], []]);
    const figures = (index: number) => `It is ${10 * (index + 1)} of 5, not -${index % 2}.25, DL8.46.1`;
    expect(placesIn(issues(paths, figures))).toEqual([['2 (20, -1.25)', '3 (30, -0.25)']]);
  });
});

test('findings with other codes, or on another field, stay separate', () => {
  const request = linesEach(3, (index) => ({ unitCode: `NOUNIT${index}`, description: ' ' }));
  expect(groupsOf(request)).toEqual([
    ['lines[0].description', 2, '2-3'],
    ['lines[0].unitCode', 0, ''],
    ['lines[1].unitCode', 0, ''],
    ['lines[2].unitCode', 0, ''],
  ]);
});

test('of many places apart from each other the first are named', () => {
  const request = linesEach(60, (index) => (index % 2 === 0 ? { unitCode: 'NOUNIT' } : {}));
  expect(groupsOf(request)).toEqual([['lines[0].unitCode', 29, '3, 5, 7, 9, 11, 13, 15, 17, 19, 21, …']]);
});

test('the text report shows it once and counts the rest, in both languages', () => {
  const english = reportFormats.text([reportOn(unknownUnits)], 'en');
  expect(english).toContain('Line 1, Unit  lines[0].unitCode\n    and 498 more lines: 2-7, 9-500\n');
  expect(english.match(/NOUNIT/g)).toHaveLength(1);
  const arabic = reportFormats.text([reportOn(unknownUnits)], 'ar');
  expect(withoutDirection(arabic)).toContain('و498 بنداً آخر: 2-7, 9-500');
  expect(reportFormats.text([reportOn(linesEach(2, () => ({ unitCode: 'NOUNIT' })))], 'en')).toContain(
    'and 1 more line: 2',
  );
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
