import type { Units } from '../../../src/core/specification/defaults.ts';
import { UNECERec20, unitMeanings } from '../../../src/generated/code-lists.js';
import inTrade from '../aliases/unit-codes-in-trade.json' with { type: 'json' };
import spellings from '../aliases/unit-spellings.json' with { type: 'json' };

/** Units of UN/ECE Recommendations 20 and 21, with the words and abbreviations of ERPs and customs in the Gulf. */
export const units: Units = {
  codes: UNECERec20,
  common: Object.keys(unitMeanings),
  spellings,
  inTrade: inTrade.codes,
};
