import { expect, test } from 'vitest';
import { fill } from '../../src/core/messages/message.ts';
import reportTexts from '../../src/report/messages/report.json' with { type: 'json' };
import pageTexts from '../../src/ui/messages/page.json' with { type: 'json' };

test('what a person reads on the page and in reports', () => {
  expect(pageTexts.outcomes.empty.ar).toBe('لم يُدخَل مستند بعد');
  expect(pageTexts.themes.auto.ar).toBe('حسب إعداد الجهاز');
  expect(pageTexts.outcomes['not-judged'].ar).toBe('تعذّر التحقق منه');
  expect(reportTexts.outcomes['not-judged'].ar).toBe('تعذّر التحقق منه');
  for (const { documentCounts } of [pageTexts, reportTexts])
    expect(fill(documentCounts, 'ar', { count: 9, valid: 2 })).toBe('عدد المستندات: 9، الصالحة: 2');
});
