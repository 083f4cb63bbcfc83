/** Values of an expression by our compiler and by Saxon-HE: its items as `type value`, or an error. */
interface Answers {
  readonly expression: string;
  readonly ours: string;
  readonly theirs: string;
}

/**
 * A kind of difference between the two engines that the recommendations allow, or in which this engine follows them.
 */
export interface Difference {
  readonly standard: 'XPath 2.0' | 'XPath functions' | 'XSLT 2.0';
  readonly section: string;
  readonly example: string;
  readonly en: string;
  readonly ar: string;
  readonly isOne: (answers: Answers) => boolean;
}

const isError = (answer: string) => /^(?:error|refused)/.test(answer);

export const differences: readonly Difference[] = [
  {
    standard: 'XSLT 2.0',
    section: '3.13',
    example: "(xs:token(@a), 'b') instance of xs:token+",
    en: 'Values of types that are derived from xs:string and xs:integer are computed as those. Where the form of an expression does not show whether its items have the derived type, it is refused; a basic XSLT processor has none of these types.',
    ar: 'قيم الأنواع المشتقة من xs:string و xs:integer تُحسب كقيم هذين النوعين. وإن لم تُظهر صيغة التعبير هل لعناصره النوع المشتق رُفض؛ وليس لمعالج XSLT الأساسي أيٌّ من هذه الأنواع.',
    isOne: ({ ours }) => ours.startsWith('refused: cannot tell whether'),
  },
  {
    standard: 'XPath 2.0',
    section: '5.1',
    example: "if (@a) then 'x' + 1 else 2",
    en: 'A part that is an error whenever it is evaluated is refused with the schema, although a document may never lead to it. Saxon-HE refuses some of these parts too.',
    ar: 'الجزء الذي هو خطأ كلما حُسب يُرفض مع المخطط، وإن كان المستند قد لا يصل إليه أبداً. ويرفض Saxon-HE بعض هذه الأجزاء أيضاً.',
    isOne: ({ ours, theirs }) =>
      ours.startsWith('refused') || (!isError(ours) && theirs.startsWith('error XPTY')),
  },
  {
    standard: 'XPath 2.0',
    section: '2.3.4',
    example: 'string(1 idiv 0) instance of xs:string',
    en: 'An error in a part whose value does not change the result may be reported or left out.',
    ar: 'الخطأ في جزء لا تغيّر قيمته النتيجة يجوز الإبلاغ عنه ويجوز تركه.',
    isOne: ({ ours, theirs }) => isError(ours) !== isError(theirs),
  },
  {
    standard: 'XPath functions',
    section: '6.2.4',
    example: '7 div 1',
    en: 'A quotient of integers is an xs:decimal, and so is their average; Saxon-HE 9.9 gives an xs:integer where it has no fraction.',
    ar: 'ناتج قسمة الأعداد الصحيحة xs:decimal، وكذلك متوسطها؛ ويعطي Saxon-HE 9.9 النوع xs:integer حين لا كسر فيه.',
    isOne: ({ ours, theirs }) => itemsDiffer(ours, theirs, isIntegralDecimal),
  },
  {
    standard: 'XPath functions',
    section: '6.2',
    example: '2.50 div -3',
    en: 'How many digits a quotient without an end has is left to each implementation: 18 places and more in Saxon-HE, 20 and more here.',
    ar: 'عدد أرقام ناتج القسمة الذي لا ينتهي متروك لكل تنفيذ: 18 منزلة فأكثر في Saxon-HE، و20 فأكثر هنا.',
    isOne: ({ ours, theirs }) => itemsDiffer(ours, theirs, isLongerDecimal),
  },
  {
    standard: 'XSLT 2.0',
    section: '16.4.2',
    example: "format-number(12345678901234567890 div 1e2, '#')",
    en: 'A double is formatted with as few digits as give it again; Saxon-HE 9.9 writes all digits of what it is in binary.',
    ar: 'يُنسّق العدد المزدوج الدقة بأقل أرقام تعيده نفسه؛ ويكتب Saxon-HE 9.9 كل أرقام قيمته الثنائية.',
    isOne: ({ expression, ours, theirs }) =>
      expression.includes('format-number(') && itemsDiffer(ours, theirs, isSameDouble),
  },
  {
    standard: 'XPath functions',
    section: '10.6.8',
    example: "xs:dayTimeDuration('-PT0.5S') * 2",
    en: 'A negative duration of less than a second, times 2, is −PT1S; Saxon-HE 9.9 loses it.',
    ar: 'مدة سالبة أقل من ثانية، مضروبة في 2، هي −PT1S؛ ويفقدها Saxon-HE 9.9.',
    isOne: ({ expression, ours, theirs }) =>
      expression.includes("xs:dayTimeDuration('-PT0.5S')") && !isError(ours) && !isError(theirs),
  },
];

/** Whether items differ, each in this way; sort() may give them another place. */
function itemsDiffer(ours: string, theirs: string, so: (own: string, other: string) => boolean): boolean {
  const [own, other] = [ours, theirs].map((answer) => answer.split(' | ')) as [string[], string[]];
  const fits = (one: readonly string[], another: readonly string[]) =>
    one.length === another.length &&
    one.every((item, at) => item === another[at] || so(item, another[at] ?? ''));
  return fits(own, other) || fits(byValue(own), byValue(other));
}

/** Texts of one number. */
function isSameDouble(own: string, other: string): boolean {
  const [one = '', another = ''] = [own, other].map((item) => textOfItem(item).replaceAll(',', ''));
  return /\d/.test(one) && Number(one) === Number(another);
}

const byValue = (items: readonly string[]) =>
  items.toSorted((one, other) => textOfItem(one).localeCompare(textOfItem(other), 'en'));

const textOfItem = (item: string) => item.slice(item.indexOf(' '));

const isIntegralDecimal = (own: string, other: string) =>
  own.startsWith('xs:decimal ') && other === own.replace('xs:decimal', 'xs:integer');

/** Of the 18 places of Saxon-HE, of which the last is rounded, and zeros before and after are not counted. */
const leastDigits = 15;
const places = 18;

function isLongerDecimal(own: string, other: string): boolean {
  if (!own.startsWith('xs:decimal ') || !other.startsWith('xs:decimal ')) return false;
  const known = other.slice(0, -1);
  const hasDigits = known.replaceAll(/\D/g, '').replace(/^0+/, '').length >= leastDigits;
  return (hasDigits && own.startsWith(known)) || roundedTo(textOfItem(own)) === roundedTo(textOfItem(other));
}

/** A decimal in units of the last of these places, half away from zero. */
function roundedTo(decimal: string): bigint {
  const [, sign = '', whole = '', part = ''] = /^ ?(-?)(\d*)\.?(\d*)$/.exec(decimal) ?? [];
  const digits = BigInt(`${whole}${part.padEnd(places + 1, '0').slice(0, places + 1)}`);
  return BigInt(`${sign}1`) * ((digits + 5n) / 10n);
}
