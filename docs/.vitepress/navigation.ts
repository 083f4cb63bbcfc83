import { existsSync } from 'node:fs';
import type { DefaultTheme, LocaleSpecificConfig } from 'vitepress';

type Names = Readonly<Record<string, string>>;
type Locale = LocaleSpecificConfig<DefaultTheme.Config>;

/** The pages of the site in their order, by the headings they stand under. */
const sections = [
  [
    'start',
    [
      ['/', 'first'],
      ['/guides/erp-to-delivered', 'tutorial'],
      ['/guides/accountants-month', 'month'],
      ['/questions', 'questions'],
    ],
  ],
  [
    'concepts',
    [
      ['/concepts', 'words'],
      ['/mandate', 'mandate'],
      ['/ready', 'ready'],
      ['/vat-rounding', 'vatRounding'],
      ['/decisions', 'decisions'],
      ['/versions', 'versions'],
      ['/unseen', 'unseen'],
    ],
  ],
  ['howDoISay', [['/how-do-i-say', 'howDoISay']]],
  [
    'guides',
    [
      ['/guides/in-a-program', 'inAProgram'],
      ['/guides/any-language', 'anyLanguage'],
      ['/guides/generate-a-client', 'generateAClient'],
      ['/guides/pipelines', 'pipelines'],
      ['/guides/from-a-table', 'fromATable'],
      ['/guides/other-systems', 'otherSystems'],
      ['/guides/server', 'server'],
      ['/guides/batch', 'batch'],
      ['/guides/cluster', 'cluster'],
      ['/guides/rule-sets', 'ruleSets'],
      ['/guides/rendering', 'rendering'],
      ['/guides/after-sending', 'afterSending'],
      ['/guides/ledger', 'ledger'],
      ['/guides/service', 'service'],
      ['/guides/console', 'console'],
      ['/guides/conformance', 'conformance'],
      ['/what-it-withstands', 'withstands'],
    ],
  ],
  // For operators: the Arabic pages lead to the English ones.
  [
    'operators',
    [
      ['/service/companies-and-keys', 'companiesAndKeys'],
      ['/service/settings', 'settings'],
      ['/service/operating', 'operating'],
      ['/service/sending', 'sending'],
      ['/service/access-points', 'accessPoints'],
      ['/service/webhooks', 'webhooks'],
      ['/service/interface', 'interface'],
      ['/service/measurements', 'measurements'],
    ],
  ],
  [
    'reference',
    [
      ['/reference/', 'contents'],
      ['/reference/frequent', 'frequent'],
      ['/reference/rules/', 'rules'],
      ['/reference/fields', 'fields'],
      ['/reference/terms/', 'terms'],
      ['/reference/code-lists/', 'codeLists'],
      ['/reference/command-line', 'commandLine'],
      ['/reference/http', 'http'],
      ['/reference/problems', 'problems'],
      ['/reference/limits', 'limits'],
      ['/reference/schematron', 'schematron'],
      ['/reference/known-differences', 'knownDifferences'],
      ['/reference/runtimes', 'runtimes'],
      ['/api/index.html', 'api'],
    ],
  ],
] as const satisfies readonly (readonly [string, readonly (readonly [string, string])[]])[];

function theme(names: Names, folder: string, texts: DefaultTheme.Config): Locale {
  const sidebar = sections.map(([heading, pages]) => ({
    text: names[heading] ?? heading,
    items: pages
      .filter(([link]) => isThere(`${folder}${link}`))
      .map(([link, name]) =>
        // What TypeDoc wrote is in English only, and not a page of this site.
        link.startsWith('/api/')
          ? { text: names[name] ?? name, link, target: '_self' }
          : { text: names[name] ?? name, link: `${folder}${link}` },
      ),
  }));
  return { themeConfig: { ...texts, sidebar } };
}

export const english: Locale = {
  description: 'Validate UAE e-invoices (PINT-AE) and write their UBL.',
  ...theme(
    {
      start: 'Start',
      first: 'Check UAE e-invoices',
      tutorial: 'From an ERP to a delivered document',
      month: 'An accountant’s month',
      questions: 'Questions and answers',
      frequent: 'Frequent errors',
      concepts: 'Concepts',
      words: 'The words',
      mandate: 'Dates and duties',
      ready: 'Ready for 1 January 2027',
      vatRounding: 'VAT rounded on each line',
      decisions: 'Decisions',
      versions: 'Versions',
      unseen: 'What the official rules do not see',
      howDoISay: 'How do I say …',
      guides: 'Guides',
      inAProgram: 'An ERP in Node',
      anyLanguage: 'Any language',
      generateAClient: 'Generate a client',
      pipelines: 'Pipelines, editors and agents',
      fromATable: 'From a table (Excel, CSV)',
      otherSystems: 'Odoo, ERPNext, Zoho, SAP and others',
      server: 'Server',
      batch: 'Batches',
      cluster: 'On a cluster',
      ruleSets: 'Your own rule sets',
      rendering: 'As a person reads it',
      afterSending: 'After sending',
      ledger: 'The books',
      service: 'The service',
      console: 'The console',
      conformance: 'Conformance',
      withstands: 'What it withstands',
      operators: 'Operating the service',
      companiesAndKeys: 'Companies and keys',
      settings: 'Settings',
      operating: 'Running it',
      sending: 'How a document is sent',
      accessPoints: 'Access points',
      webhooks: 'Webhooks and events',
      interface: 'What the interface leaves open',
      measurements: 'Measurements',
      api: 'API',
      reference: 'Reference',
      contents: 'Contents',
      rules: 'Rules',
      fields: 'Fields',
      terms: 'Business terms',
      codeLists: 'Code lists',
      commandLine: 'Command line',
      http: 'HTTP',
      problems: 'Problems',
      limits: 'Limits',
      schematron: 'Schematron',
      knownDifferences: 'Known differences',
      runtimes: 'Runtimes',
    },
    '',
    { outline: { label: 'On this page' } },
  ),
};

export const arabic: Locale = {
  description: 'التحقق من الفواتير الإلكترونية الإماراتية (PINT-AE) وكتابة ملفات UBL الخاصة بها.',
  ...theme(
    {
      start: 'البداية',
      first: 'التحقق من الفواتير',
      tutorial: 'من نظام ERP إلى مستند مُسلَّم',
      month: 'شهر محاسب',
      questions: 'أسئلة وأجوبة',
      frequent: 'الأخطاء الشائعة',
      concepts: 'المفاهيم',
      words: 'المصطلحات',
      mandate: 'المواعيد والواجبات',
      ready: 'الاستعداد ليوم 1 يناير 2027',
      vatRounding: 'تقريب الضريبة في كل بند',
      decisions: 'القرارات',
      versions: 'الإصدارات',
      unseen: 'ما لا تراه القواعد الرسمية',
      howDoISay: 'كيف أعبّر عن …',
      guides: 'الأدلة',
      inAProgram: 'نظام ERP في Node',
      anyLanguage: 'أي لغة',
      generateAClient: 'توليد برنامج عميل',
      pipelines: 'خطوط التنفيذ والمحررات والوكلاء',
      fromATable: 'من جدول (Excel و CSV)',
      otherSystems: 'Odoo و ERPNext و Zoho و SAP وغيرها',
      server: 'الخادم',
      batch: 'الدفعات',
      cluster: 'على مجموعة حواسيب',
      ruleSets: 'مجموعات قواعد خاصة',
      rendering: 'كما يقرؤها الإنسان',
      afterSending: 'بعد الإرسال',
      ledger: 'الدفاتر',
      service: 'الخدمة',
      console: 'لوحة المتابعة',
      conformance: 'المطابقة',
      withstands: 'ما الذي يصمد أمامه',
      operators: 'تشغيل الخدمة',
      companiesAndKeys: 'الشركات والمفاتيح',
      settings: 'الإعدادات',
      operating: 'التشغيل',
      sending: 'كيف يُرسل المستند',
      accessPoints: 'نقاط الوصول',
      webhooks: 'إشعارات الويب والأحداث',
      interface: 'ما تتركه المواصفة مفتوحاً',
      measurements: 'القياسات',
      api: 'واجهة البرمجة',
      reference: 'المرجع',
      contents: 'المحتويات',
      rules: 'القواعد',
      fields: 'الحقول',
      terms: 'مصطلحات الأعمال',
      codeLists: 'قوائم الرموز',
      commandLine: 'سطر الأوامر',
      http: 'HTTP',
      problems: 'المشكلات',
      limits: 'الحدود',
      schematron: 'Schematron',
      knownDifferences: 'الفروق المعروفة',
      runtimes: 'بيئات التشغيل',
    },
    '/ar',
    {
      outline: { label: 'في هذه الصفحة' },
      docFooter: { prev: 'السابق', next: 'التالي' },
      darkModeSwitchLabel: 'المظهر',
      lightModeSwitchTitle: 'المظهر الفاتح',
      darkModeSwitchTitle: 'المظهر الداكن',
      sidebarMenuLabel: 'القائمة',
      returnToTopLabel: 'إلى الأعلى',
      langMenuLabel: 'تغيير اللغة',
      skipToContentLabel: 'إلى المحتوى',
    },
  ),
};

/** Whether a page is written, or made by what builds the site. */
function isThere(link: string): boolean {
  const page = link.endsWith('/') ? `${link}index` : link;
  return page.includes('/api/') || existsSync(new URL(`..${page}.md`, import.meta.url));
}
