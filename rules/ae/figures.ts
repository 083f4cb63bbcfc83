import { ownFigureRule, figureRules as shared } from '../pint/figures.ts';

/** For each figure, by business term, the rule that says how it follows from others. */
export const figureRules: Readonly<Record<string, string>> = {
  ...shared,
  'IBT-023': 'aligned-ibrp-002-ae',
  'IBT-024': 'aligned-ibrp-001-ae',
  'IBT-092': 'ibr-131-ae',
  'IBT-136': 'ibr-131-ae',
  'IBT-099': 'ibr-146-ae',
  'IBT-141': 'ibr-146-ae',
  'IBT-131': 'ibr-147-ae',
  'BTAE-08': ownFigureRule,
  'BTAE-10': ownFigureRule,
  'BTAE-20': ownFigureRule,
};
