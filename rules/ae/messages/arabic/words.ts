/** Words that findings fill into their messages, in Arabic. */
export const arabicWords: Readonly<Record<string, string>> = {
  street: 'الشارع',
  city: 'المدينة',
  subdivision: 'الإمارة أو المنطقة',
  'country subdivision': 'الإمارة أو المنطقة',
};
