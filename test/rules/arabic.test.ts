import { describe, expect, test } from 'vitest';
import { catalogue } from '../../src/api/catalogue.ts';
import { validateUbl } from '../../src/api/validate-ubl.ts';
import type { Language } from '../../src/core/messages/language.ts';
import { fill } from '../../src/core/messages/message.ts';
import { renderDocument } from '../../src/render/index.ts';
import reportTexts from '../../src/report/messages/report.json' with { type: 'json' };
import type { DocumentRequest } from '../../src/specification/default.ts';
import pageTexts from '../../src/ui/messages/page.json' with { type: 'json' };
import { edited } from '../requests.ts';
import { fixture } from '../schematron/fixture.ts';

type Edit = (request: DocumentRequest) => void;

function saidOfUbl(language: Language, name: string, edit: (xml: string) => string): string {
  const xml = edit(fixture(name));
  expect(xml).not.toBe(fixture(name));
  const { issues, warnings } = validateUbl(xml, { language });
  return JSON.stringify([issues, warnings]);
}

/** The words of the page of a document. */
function pageOf(language: Language, name: string, edit: Edit): string {
  const { html } = renderDocument(JSON.stringify(edited(name, edit)), { language });
  return (html ?? '').replaceAll(/<style>[\s\S]*?<\/style>/g, '').replaceAll(/<[^>]+>/g, '');
}

const set = (change: object) => (request: DocumentRequest) => void Object.assign(request, change);

describe('what a person reads about UBL', () => {
  test.each<[what: string, edit: (xml: string) => string, arabic: string, english: string]>([
    [
      'a rate that is not a plain number',
      (xml) => xml.replace(/<cbc:CalculationRate>[^<]*/, '<cbc:CalculationRate>3.67e0'),
      'ليس رقماً عشرياً بسيطاً',
      'not a plain number',
    ],
    [
      'an Italian VAT number without its check digit',
      (xml) => xml.replace(/<cbc:EndpointID[^>]*>[^<]*/, '<cbc:EndpointID schemeID="0211">IT00000000001'),
      'ولا يليه 11 رقماً آخرها رقم تحقق صحيح',
      'does not continue with 11 digits that have a correct check digit',
    ],
    [
      'a line that begins before the document',
      (xml) =>
        xml.replace(/(<cac:InvoiceLine>[\s\S]*?<cac:InvoicePeriod>\s*<cbc:StartDate>)[^<]*/, '$12020-01-01'),
      'اجعل بداية فترة المستند (billingPeriodStart) أبكر',
      'let that period (billingPeriodStart) start earlier',
    ],
    [
      'an export to a place without street',
      (xml) =>
        xml
          .replace('<cbc:ProfileExecutionID>00000000', '<cbc:ProfileExecutionID>00000001')
          .replace(
            /(<cac:DeliveryLocation>[\s\S]*?)<cbc:StreetName>[^<]*<\/cbc:StreetName>([\s\S]*?IdentificationCode>)AE/,
            '$1$2OM',
          ),
      'تصدير، وعنوان التسليم في الخارج ينقصه الشارع أو المدينة أو المنطقة.',
      'an export, and the street, the city or the region of the delivery address abroad is missing.',
    ],
    [
      'a credit note with a VAT point date',
      (xml) => xml.replace(/<cbc:InvoiceTypeCode>[^<]*/, '<cbc:InvoiceTypeCode>381'),
      'تاريخ التوريد (تاريخ استحقاق الضريبة)',
      'VAT point date',
    ],
  ])('%s', (_, edit, arabic, english) => {
    expect(saidOfUbl('ar', 'extensive-invoice', edit)).toContain(arabic);
    expect(saidOfUbl('en', 'extensive-invoice', edit)).toContain(english);
  });
});

describe('what a person reads about a rule', () => {
  test.each<[rule: string, arabic: string, english: string]>([
    ['ibr-153-ae', 'سعر الصرف لا يؤدي إلى الدرهم', 'Exchange rate does not convert to AED'],
    [
      'ibr-001-ae',
      'تغيّر المعاملة الضريبية للتوريد بسبب تغيّر طبيعته',
      'tax treatment changed because the nature of the supply changed',
    ],
    ['ibr-001-ae', 'تعديل المقابل المتفق عليه', 'agreed consideration was altered'],
    ['ibr-001-ae', 'إعادة السلع أو الخدمات', 'Goods or services were returned'],
    ['ibr-137-ae', 'الوكيل المُفصَح عنه', 'isclosed agent'],
    ['ibr-116-ae', 'محدَّد على أنه', 'flagged as'],
    ['ibr-124-ae', 'تاريخ التوريد (تاريخ استحقاق الضريبة)', 'VAT point date'],
    ['ibr-141-ae', 'تاريخ التوريد (تاريخ استحقاق الضريبة)', 'VAT point date'],
  ])('%s: %s', (rule, arabic, english) => {
    const entry = catalogue.get(rule);
    expect(JSON.stringify(entry?.ar)).toContain(arabic);
    expect(JSON.stringify(entry?.en)).toContain(english);
  });
});

describe('what a person reads on the page of a document', () => {
  const reason = (creditNoteReasonCode: string) => set({ creditNoteReasonCode });
  test.each<[name: string, edit: Edit, arabic: string, english: string]>([
    ['credit-note', () => {}, 'إشعار دائن ضريبي', 'Tax credit note'],
    ['self-billing-invoice', () => {}, 'فاتورة ضريبية (فوترة ذاتية)', 'Tax invoice (self-billing)'],
    [
      'self-billing-credit-note',
      () => {},
      'إشعار دائن ضريبي (فوترة ذاتية)',
      'Tax credit note (self-billing)',
    ],
    [
      'credit-note',
      reason('DL8.61.1.B'),
      'تغيّر المعاملة الضريبية للتوريد بسبب تغيّر طبيعته',
      'The tax treatment changed because the nature of the supply changed',
    ],
    [
      'credit-note',
      reason('DL8.61.1.C'),
      'تعديل المقابل المتفق عليه',
      'The agreed consideration was altered',
    ],
    ['credit-note', reason('DL8.61.1.D'), 'إعادة السلع أو الخدمات', 'Goods or services were returned'],
    ['reverse-charge', () => {}, 'آلية الاحتساب العكسي', 'Reverse charge'],
    [
      'standard-invoice',
      set({ transactionType: { disclosedAgentBilling: true } }),
      'الوكيل المُفصَح عنه',
      'disclosed agent',
    ],
    ['standard-invoice', () => {}, 'الإجمالي قبل الضريبة', 'Total excl. VAT'],
    ['standard-invoice', () => {}, 'السلعة أو الخدمة', 'Goods or service'],
    ['standard-invoice', () => {}, 'تاريخ الاستحقاق', 'Due date'],
    ['allowances-and-charges', () => {}, 'أجور شحن', 'Freight'],
  ])('%s, $3', (name, edit, arabic, english) => {
    expect(pageOf('ar', name, edit)).toContain(arabic);
    expect(pageOf('en', name, edit)).toContain(english);
  });
});

test('what a person reads on the page and in reports', () => {
  expect(pageTexts.outcomes.empty.ar).toBe('لم يُدخَل مستند بعد');
  expect(pageTexts.themes.auto.ar).toBe('حسب إعداد الجهاز');
  expect(pageTexts.outcomes['not-judged'].ar).toBe('تعذّر التحقق منه');
  expect(reportTexts.outcomes['not-judged'].ar).toBe('تعذّر التحقق منه');
  for (const { documentCounts } of [pageTexts, reportTexts])
    expect(fill(documentCounts, 'ar', { count: 9, valid: 2 })).toBe('عدد المستندات: 9، الصالحة: 2');
});
