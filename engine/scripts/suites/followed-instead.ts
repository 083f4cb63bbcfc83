import type { Localised } from '../../src/text/phrase.ts';

type Sentence = Localised & { readonly en: string; readonly ar: string };

const nameOfNode: Sentence = {
  en: 'ISO/IEC 19757-3, annexes C and H, on the name query: where its expression gives a node, the name of the node is meant, not its value.',
  ar: 'الملحقان C و H من ISO/IEC 19757-3 عن استعلام الاسم: إذا أعطى تعبيره عقدة فالمقصود اسمها لا قيمتها.',
};

const publishersDo: Sentence = {
  en: 'Publishers do so (43 schemas of phive-rules), and the tools they use take it: it is read as meant, and told (notices), though 5.4.12 and 5.4.5 of ISO/IEC 19757-3 call it an error.',
  ar: 'يفعله الناشرون (43 مخططاً في phive-rules)، وتقبله أدواتهم: يُقرأ كما قُصد، ويُنبَّه إليه (notices)، وإن عدّه البندان 5.4.12 و 5.4.5 من ISO/IEC 19757-3 خطأ.',
};

/** The sentence of the standard that we follow instead of the expected result, by the name of the test case. */
export const followedInstead: Readonly<Record<string, Sentence>> = {
  'svrl-name-path-01': nameOfNode,
  'svrl-name-path': nameOfNode,
  'let-name-collision-error-05': publishersDo,
  'let-name-collision-error-06': publishersDo,
  'rule-abstract-02': publishersDo,
  'rule-abstract-scope-error': publishersDo,
  'let-scope-pattern-01': {
    en: 'ISO/IEC 19757-3:2016, 5.4.5, clause 3: a variable must not be defined twice for one scope; let-name-collision-error-06 of the same suite says so too.',
    ar: 'البند 5.4.5، الفقرة 3، من ISO/IEC 19757-3:2016: لا يُعرَّف متغير مرتين في نطاق واحد؛ وتقول ذلك أيضاً let-name-collision-error-06 من المجموعة نفسها.',
  },
  'xsl-accumulators': {
    en: 'ISO/IEC 19757-3, annexes C and H: a query binding of XSLT lets a schema have xsl:key and functions; accumulators are not among them.',
    ar: 'الملحقان C و H من ISO/IEC 19757-3: تتيح لغة استعلام XSLT للمخطط xsl:key والدوال، وليست المراكم (accumulators) منها.',
  },
};
