/** The names under which systems store an emirate (IBT-039, IBT-054): ISO 3166-2 codes, English, Arabic, and its cities. */
export const emirateNames: Readonly<Record<string, readonly string[]>> = {
  AUH: ['AE-AZ', 'AZ', 'Abu Dhabi', 'Abudhabi', 'Al Ain', 'أبو ظبي', 'أبوظبي', 'ابوظبي', 'ابو ظبي', 'العين'],
  DXB: ['AE-DU', 'DU', 'Dubai', 'Dubayy', 'دبي', 'دبى'],
  SHJ: [
    'AE-SH',
    'SH',
    'Sharjah',
    'Khor Fakkan',
    'Khorfakkan',
    'Kalba',
    'الشارقة',
    'الشارقه',
    'خورفكان',
    'كلباء',
  ],
  AJM: ['AE-AJ', 'AJ', 'Ajman', 'عجمان'],
  UAQ: ['AE-UQ', 'UQ', 'Umm Al Quwain', 'Umm Al Qaiwain', 'Umm Al Quwayn', 'أم القيوين', 'ام القيوين'],
  RAK: ['AE-RK', 'RK', 'Ras Al Khaimah', 'Ras Al Khaymah', 'رأس الخيمة', 'راس الخيمة'],
  FUJ: ['AE-FU', 'FU', 'Fujairah', 'Al Fujairah', 'الفجيرة', 'الفجيره'],
};
