import type { Language } from '../../core/messages/language.ts';

/** An amount as people write it, from its plain digits, none of which passes through a binary fraction. */
export function amount(digits: string, language: Language): string {
  if (!/^-?\d+(\.\d+)?$/.test(digits)) return digits;
  const decimals = Math.max(2, digits.split('.')[1]?.length ?? 0);
  return new Intl.NumberFormat(language === 'ar' ? 'ar-AE-u-nu-latn' : 'en-AE', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(digits as `${number}`);
}
