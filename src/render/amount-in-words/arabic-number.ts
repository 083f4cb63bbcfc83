import type { ArabicNoun } from '../../core/specification/rendering.ts';

type Gender = 'masculine' | 'feminine';

const units: Readonly<Record<Gender, readonly string[]>> = {
  masculine: [
    ...['صفر', 'واحد', 'اثنان', 'ثلاثة', 'أربعة', 'خمسة', 'ستة', 'سبعة', 'ثمانية', 'تسعة', 'عشرة'],
    ...['أحد عشر', 'اثنا عشر'],
  ],
  feminine: [
    ...['صفر', 'إحدى', 'اثنتان', 'ثلاث', 'أربع', 'خمس', 'ست', 'سبع', 'ثماني', 'تسع', 'عشر'],
    ...['إحدى عشرة', 'اثنتا عشرة'],
  ],
};
const teen: Readonly<Record<Gender, string>> = { masculine: 'عشر', feminine: 'عشرة' };
const tens = ['', '', 'عشرون', 'ثلاثون', 'أربعون', 'خمسون', 'ستون', 'سبعون', 'ثمانون', 'تسعون'];
const hundreds = [
  ...['', 'مائة', 'مائتان', 'ثلاثمائة', 'أربعمائة', 'خمسمائة', 'ستمائة', 'سبعمائة', 'ثمانمائة', 'تسعمائة'],
];
/** Nouns for a thousand, a million and so on, counted like any other noun. */
const scales: readonly ArabicNoun[] = [
  { one: 'ألف', two: 'ألفان', few: 'آلاف', many: 'ألفاً' },
  { one: 'مليون', two: 'مليونان', few: 'ملايين', many: 'مليوناً' },
  { one: 'مليار', two: 'ملياران', few: 'مليارات', many: 'ملياراً' },
  { one: 'تريليون', two: 'تريليونان', few: 'تريليونات', many: 'تريليوناً' },
  { one: 'كوادريليون', two: 'كوادريليونان', few: 'كوادريليونات', many: 'كوادريليوناً' },
];
const and = ' و';

/** A whole number in words, by groups of three digits, without the noun that it counts. */
export function arabicNumber(groups: readonly number[]): string {
  return numberBefore(groups, 'masculine', false);
}

/**
 * A whole number of things: the noun follows the last two digits. One and two are expressed by the noun itself, which
 * follows hundreds and thousands (مائة درهم ودرهمان). `adjective` stands after the noun and agrees with it.
 */
export function arabicCount(groups: readonly number[], noun: ArabicNoun, adjective?: string): string {
  const last = groups.at(-1) ?? 0;
  const rest = last % 100;
  const gender = noun.isFeminine === true ? 'feminine' : 'masculine';
  const named = (form: keyof Forms) => withAdjective(noun, form, adjective);
  if (rest === 0) return `${numberBefore(groups, gender, true)} ${named('one')}`;
  if (rest > 2) return `${numberBefore(groups, gender, false)} ${named(rest <= 10 ? 'few' : 'many')}`;
  const isAlone = groups.every((group, index) => group === (index === groups.length - 1 ? rest : 0));
  const single = isAlone ? named(rest === 1 ? 'one' : 'two') : noun[rest === 1 ? 'one' : 'two'];
  const counted = rest === 1 ? `${single} ${gender === 'feminine' ? 'واحدة' : 'واحد'}` : single;
  if (isAlone) return counted;
  return `${arabicCount([...groups.slice(0, -1), last - rest], noun, adjective)}${and}${counted}`;
}

type Forms = Pick<ArabicNoun, 'one' | 'two' | 'few' | 'many'>;

/** An adjective of origin (إماراتي): a plural of things takes the feminine singular. */
function withAdjective(noun: ArabicNoun, form: keyof Forms, adjective: string | undefined): string {
  if (adjective === undefined) return noun[form];
  const feminine = { one: 'ة', two: 'تان', few: 'ة', many: 'ة' };
  const masculine = { one: '', two: 'ان', few: 'ة', many: 'اً' };
  return `${noun[form]} ${adjective}${(noun.isFeminine === true ? feminine : masculine)[form]}`;
}

/** The words of a number; in construct (before a noun in the genitive) a dual loses its ending. */
function numberBefore(groups: readonly number[], gender: Gender, isConstruct: boolean): string {
  const lastGroup = groups.findLastIndex((group) => group > 0);
  if (lastGroup < 0) return units[gender][0] ?? '';
  return groups
    .map((group, index) => {
      const scale = scales[groups.length - 2 - index];
      const isBeforeNoun = isConstruct && index === lastGroup;
      if (group === 0) return '';
      return scale === undefined
        ? belowThousand(group, gender, isBeforeNoun)
        : scaled(group, scale, isBeforeNoun);
    })
    .filter((words) => words !== '')
    .join(and);
}

function scaled(group: number, scale: ArabicNoun, isConstruct: boolean): string {
  const rest = group % 100;
  const above = group - rest;
  const dual = isConstruct ? constructOf(scale.two) : scale.two;
  if (rest === 0) return `${belowThousand(group, 'masculine', true)} ${scale.one}`;
  if (rest > 10) return `${belowThousand(group, 'masculine', false)} ${isConstruct ? scale.one : scale.many}`;
  if (rest > 2) return `${belowThousand(group, 'masculine', false)} ${scale.few}`;
  const few = rest === 1 ? scale.one : dual;
  return above === 0 ? few : `${belowThousand(above, 'masculine', true)} ${scale.one}${and}${few}`;
}

function belowThousand(number: number, gender: Gender, isConstruct: boolean): string {
  const hundred = hundreds[Math.floor(number / 100)] ?? '';
  const rest = number % 100;
  if (rest === 0) return isConstruct ? constructOf(hundred) : hundred;
  return hundred === '' ? belowHundred(rest, gender) : `${hundred}${and}${belowHundred(rest, gender)}`;
}

function belowHundred(number: number, gender: Gender): string {
  const word = units[gender][number];
  if (word !== undefined) return word;
  const unit = number % 10;
  if (number < 20) return `${units[gender][unit]} ${teen[gender]}`;
  const ten = tens[Math.floor(number / 10)] ?? '';
  return unit === 0 ? ten : `${beforeTens(unit, gender)}${and}${ten}`;
}

/** ثماني loses its ending unless a noun follows. */
function beforeTens(unit: number, gender: Gender): string {
  return gender === 'feminine' && unit === 8 ? 'ثمانٍ' : (units[gender][unit] ?? '');
}

function constructOf(word: string): string {
  return word.endsWith('ان') ? word.slice(0, -1) : word;
}
