/** Our own rule for figures that no official rule compares with those they follow from. */
const ownRule = 'pint-ae-figure';

/** By business term of a figure, the rule that says how it follows from others. */
export const figureRules: Readonly<Record<string, string>> = {
  'IBT-106': 'ibr-co-10',
  'IBT-107': 'ibr-co-11',
  'IBT-108': 'ibr-co-12',
  'IBT-109': 'ibr-co-13',
  'IBT-110': 'ibr-co-14',
  'IBT-112': 'ibr-co-15',
  'IBT-115': 'ibr-co-16',
  'IBT-111': ownRule,
  'IBT-117': ownRule,
};

export { ownRule as ownFigureRule };
