import type { CountedUnit, CurrencyInWords } from '../../src/core/specification/rendering.ts';

type Noun = CountedUnit['ar'];

const dirham: Noun = { one: 'درهم', two: 'درهمان', few: 'دراهم', many: 'درهماً' };
const riyal: Noun = { one: 'ريال', two: 'ريالان', few: 'ريالات', many: 'ريالاً' };
const dinar: Noun = { one: 'دينار', two: 'ديناران', few: 'دنانير', many: 'ديناراً' };
const pound: Noun = { one: 'جنيه', two: 'جنيهان', few: 'جنيهات', many: 'جنيهاً' };
const lira: Noun = { one: 'ليرة', two: 'ليرتان', few: 'ليرات', many: 'ليرة', isFeminine: true };
const rupee: Noun = { one: 'روبية', two: 'روبيتان', few: 'روبيات', many: 'روبية', isFeminine: true };
const dollar: Noun = { one: 'دولار', two: 'دولاران', few: 'دولارات', many: 'دولاراً' };
const franc: Noun = { one: 'فرنك', two: 'فرنكان', few: 'فرنكات', many: 'فرنكاً' };
const krone: Noun = { one: 'كرونة', two: 'كرونتان', few: 'كرونات', many: 'كرونة', isFeminine: true };
const shilling: Noun = { one: 'شلن', two: 'شلنان', few: 'شلنات', many: 'شلناً' };
const yen: Noun = { one: 'ين', two: 'ينان', few: 'ينات', many: 'يناً' };
const yuan: Noun = { one: 'يوان', two: 'يوانان', few: 'يوانات', many: 'يواناً' };
const rouble: Noun = { one: 'روبل', two: 'روبلان', few: 'روبلات', many: 'روبلاً' };
/** A foreign word without its own plural forms. */
const euro: Noun = { one: 'يورو', two: 'اثنان يورو', few: 'يورو', many: 'يورو' };

const fils: CountedUnit = {
  en: { one: 'fils', many: 'fils' },
  ar: { one: 'فلس', two: 'فلسان', few: 'فلوس', many: 'فلساً' },
};
const halala: CountedUnit = {
  en: { one: 'halala', many: 'halalas' },
  ar: { one: 'هللة', two: 'هللتان', few: 'هللات', many: 'هللة', isFeminine: true },
};
const baisa: CountedUnit = {
  en: { one: 'baisa', many: 'baisa' },
  ar: { one: 'بيسة', two: 'بيستان', few: 'بيسات', many: 'بيسة', isFeminine: true },
};
const paisa: CountedUnit = { en: { one: 'paisa', many: 'paise' }, ar: baisa.ar };
const piastre: CountedUnit = {
  en: { one: 'piastre', many: 'piastres' },
  ar: { one: 'قرش', two: 'قرشان', few: 'قروش', many: 'قرشاً' },
};
const cent: CountedUnit = {
  en: { one: 'cent', many: 'cents' },
  ar: { one: 'سنت', two: 'سنتان', few: 'سنتات', many: 'سنتاً' },
};
const penny: CountedUnit = {
  en: { one: 'penny', many: 'pence' },
  ar: { one: 'بنس', two: 'بنسان', few: 'بنسات', many: 'بنساً' },
};
const centime: CountedUnit = {
  en: { one: 'centime', many: 'centimes' },
  ar: { one: 'سنتيم', two: 'سنتيمان', few: 'سنتيمات', many: 'سنتيماً' },
};
const millime: CountedUnit = {
  en: { one: 'millime', many: 'millimes' },
  ar: { one: 'مليم', two: 'مليمان', few: 'مليمات', many: 'مليماً' },
};
const kopeck: CountedUnit = {
  en: { one: 'kopeck', many: 'kopecks' },
  ar: { one: 'كوبيك', two: 'كوبيكان', few: 'كوبيكات', many: 'كوبيكاً' },
};
const smallDirham: CountedUnit = { en: { one: 'dirham', many: 'dirhams' }, ar: dirham };

function currency(
  one: string,
  many: string,
  ar: Noun,
  adjective: string | undefined,
  minor?: CountedUnit,
  decimals: 2 | 3 = 2,
): CurrencyInWords {
  const major = { en: { one, many }, ar, ...(adjective !== undefined && { adjective }) };
  return { major, ...(minor && { minor: { ...minor, decimals } }) };
}

/** The currencies whose forms are known, by ISO 4217 code; the decimals are from that standard. */
export const currenciesInWords: Readonly<Record<string, CurrencyInWords>> = {
  AED: currency('UAE dirham', 'UAE dirhams', dirham, 'إماراتي', fils),
  SAR: currency('Saudi riyal', 'Saudi riyals', riyal, 'سعودي', halala),
  QAR: currency('Qatari riyal', 'Qatari riyals', riyal, 'قطري', smallDirham),
  OMR: currency('Omani rial', 'Omani rials', riyal, 'عُماني', baisa, 3),
  KWD: currency('Kuwaiti dinar', 'Kuwaiti dinars', dinar, 'كويتي', fils, 3),
  BHD: currency('Bahraini dinar', 'Bahraini dinars', dinar, 'بحريني', fils, 3),
  JOD: currency('Jordanian dinar', 'Jordanian dinars', dinar, 'أردني', fils, 3),
  IQD: currency('Iraqi dinar', 'Iraqi dinars', dinar, 'عراقي', fils, 3),
  LYD: currency('Libyan dinar', 'Libyan dinars', dinar, 'ليبي', smallDirham, 3),
  TND: currency('Tunisian dinar', 'Tunisian dinars', dinar, 'تونسي', millime, 3),
  DZD: currency('Algerian dinar', 'Algerian dinars', dinar, 'جزائري', centime),
  MAD: currency('Moroccan dirham', 'Moroccan dirhams', dirham, 'مغربي', centime),
  EGP: currency('Egyptian pound', 'Egyptian pounds', pound, 'مصري', piastre),
  SDG: currency('Sudanese pound', 'Sudanese pounds', pound, 'سوداني', piastre),
  SYP: currency('Syrian pound', 'Syrian pounds', lira, 'سوري', piastre),
  LBP: currency('Lebanese pound', 'Lebanese pounds', lira, 'لبناني', piastre),
  YER: currency('Yemeni rial', 'Yemeni rials', riyal, 'يمني', fils),
  IRR: currency('Iranian rial', 'Iranian rials', riyal, 'إيراني'),
  TRY: currency('Turkish lira', 'Turkish liras', lira, 'تركي', {
    ...piastre,
    en: { one: 'kurus', many: 'kurus' },
  }),
  USD: currency('US dollar', 'US dollars', dollar, 'أمريكي', cent),
  CAD: currency('Canadian dollar', 'Canadian dollars', dollar, 'كندي', cent),
  AUD: currency('Australian dollar', 'Australian dollars', dollar, 'أسترالي', cent),
  NZD: currency('New Zealand dollar', 'New Zealand dollars', dollar, 'نيوزيلندي', cent),
  SGD: currency('Singapore dollar', 'Singapore dollars', dollar, 'سنغافوري', cent),
  EUR: currency('euro', 'euros', euro, undefined, cent),
  GBP: currency('pound sterling', 'pounds sterling', pound, 'إسترليني', penny),
  CHF: currency('Swiss franc', 'Swiss francs', franc, 'سويسري', centime),
  SEK: currency('Swedish krona', 'Swedish kronor', krone, 'سويدي'),
  NOK: currency('Norwegian krone', 'Norwegian kroner', krone, 'نرويجي'),
  DKK: currency('Danish krone', 'Danish kroner', krone, 'دنماركي'),
  INR: currency('Indian rupee', 'Indian rupees', rupee, 'هندي', paisa),
  PKR: currency('Pakistan rupee', 'Pakistan rupees', rupee, 'باكستاني', paisa),
  LKR: currency('Sri Lanka rupee', 'Sri Lanka rupees', rupee, 'سريلانكي', cent),
  KES: currency('Kenyan shilling', 'Kenyan shillings', shilling, 'كيني', cent),
  RUB: currency('Russian rouble', 'Russian roubles', rouble, 'روسي', kopeck),
  JPY: currency('Japanese yen', 'Japanese yen', yen, 'ياباني'),
  CNY: currency('Chinese yuan', 'Chinese yuan', yuan, 'صيني'),
};
