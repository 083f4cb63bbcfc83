import type { UnreadElements } from '../../src/core/specification/specification.ts';

/** Our own rule for figures that no official rule compares with their source figures. */
const ownRule = 'pint-ae-figure';

/** By business term of a figure, the rule that says how it follows from others. */
export const figureRules: Readonly<Record<string, string>> = {
  'IBT-005': 'pint-ae-document-currency',
  'IBT-106': 'ibr-co-10',
  'IBT-107': 'ibr-co-11',
  'IBT-108': 'ibr-co-12',
  'IBT-109': 'ibr-co-13',
  'IBT-110': 'ibr-co-14',
  'IBT-112': 'ibr-co-15',
  'IBT-115': 'ibr-co-16',
  'IBT-111': ownRule,
  'IBT-116': ownRule,
  'IBT-117': ownRule,
  'IBT-119': ownRule,
};

/** Elements without a part in an invoice of PINT: signatures, extensions and facts about the file. */
export const unreadElements: UnreadElements = {
  rule: 'pint-ae-not-read',
  allowed: ['UBLExtensions', 'UBLVersionID', 'Signature', 'LineCountNumeric'],
};

/** By business term of an amount, the rule on its decimals. */
export const decimalRules: Readonly<Record<string, string>> = { 'IBT-110': 'ibr-124', 'IBT-111': 'ibr-124' };

export { ownRule as ownFigureRule };
