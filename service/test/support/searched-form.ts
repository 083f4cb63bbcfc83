/** The form in which texts are searched, as a program would write it. */
export function searchedForm(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\u0640]/gu, '')
    .toLowerCase()
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/\s+/g, ' ')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي');
}

/** A name as it is kept, and a part of it as somebody may type it. */
export const spellings: readonly (readonly [string, string])[] = [
  ['أحمد', 'احمد'],
  ['إبراهيم', 'ابراهيم'],
  ['آل مكتوم', 'ال مكتوم'],
  ['ٱلراشد', 'الراشد'],
  ['احمد', 'أحمد'],
  ['مؤسسة الإمارات', 'موسسه الامارات'],
  ['شركة', 'شركه'],
  ['مصطفى', 'مصطفي'],
  ['مُحَمَّد', 'محمد'],
  ['محمد', 'مُحَمَّد'],
  ['الصقـــر', 'الصقر'],
  ['فرع ٢٠٢٦', '2026'],
  ['فرع 2026', '٢٠٢٦'],
  ['فرع ۲۰۲۶', '2026'],
  ['شرکة فارسی', 'شركة فارسي'],
  ['ﻣﺤﻤﺪ', 'محمد'],
  ['فالكون\u200f للتجارة', 'فالكون للتجارة'],
  ['Oasis  Trading', 'oasis trading'],
  ['Café', 'CAFE'],
  ['Ｆａｌｃｏｎ', 'falcon'],
];
