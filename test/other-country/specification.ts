import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { minorUnitsByCurrency } from '../../rules/pint/defaults/minor-units.ts';
import { decimalRules, figureRules, unreadElements } from '../../rules/pint/figures.ts';
import { textsOfDefaults } from '../../rules/pint/messages/defaults.ts';
import words from '../../rules/pint/messages/words.json' with { type: 'json' };
import { messagesOf } from '../../src/core/messages/message.ts';
import type { RenderedSpecification } from '../../src/core/specification/rendering.ts';
import type { DescribedSpecification } from '../../src/core/specification/specification.ts';
import { sharedTopics } from '../../src/generated/messages.js';
import { compileRuleSet, loadRuleSet } from '../own-rules.ts';
import { binding } from './binding.ts';
import { adjustmentTexts, checks } from './checks.ts';
import { codeLists } from './code-lists.ts';
import { defaults } from './defaults.ts';
import { fields } from './fields.ts';
import { inEnglish } from './in-english.ts';
import own from './messages.json' with { type: 'json' };
import { release } from './release.ts';
import { rendering } from './rendering.ts';
import { vatCategories } from './vat-categories.ts';

const messages = messagesOf(
  {
    defaults: textsOfDefaults,
    shared: sharedTopics,
    rt: { ruritania: inEnglish(own) },
  },
  {
    words,
    codeLists: { exemptionReasons: { MUSEUM: undefined }, guilds: { SMITHS: undefined, BAKERS: undefined } },
  },
);

const { name: _, ...title } = release;

const ruleSet = loadRuleSet(
  compileRuleSet(
    ['rules.sch'],
    (path) => readFileSync(new URL(path, import.meta.url), 'utf8'),
    title,
    (text) => createHash('sha256').update(text).digest('hex'),
  ),
);

const profiles = {
  billing: { customizationId: 'urn:peppol:pint:billing-1@rt-1', profileId: 'urn:peppol:bis:billing' },
  selfbilling: {
    customizationId: 'urn:peppol:pint:selfbilling-1@rt-1',
    profileId: 'urn:peppol:bis:selfbilling',
  },
};

/** The specification of Ruritania. */
export const ruritania = {
  release,
  exampleRule: 'rt-s1',
  ruleSet: { ...ruleSet, messages },
  profiles,
  documentTypes: {
    Bill: { root: 'Invoice', profile: 'billing', typeCode: '380' },
    Refund: { root: 'CreditNote', profile: 'billing', typeCode: '381' },
  },
  transactionFlags: { royalCourt: 1 },
  vatCategories,
  requestVatCategories: ['H', 'L', 'F'],
  itemTypes: { T: { needsClassification: true } },
  taxScheme: 'VAT',
  tinScheme: 'TIN',
  homeCountry: 'QR',
  homeCountryName: inEnglish({ en: 'Ruritania' }),
  accounting: { currency: 'RTC', rateDecimals: 3 },
  minorUnitsOf: (currency) => (currency === 'RTC' ? 3 : minorUnitsByCurrency(currency)),
  causes: [],
  decimalRules,
  figureRules,
  unreadElements,
  toldOfDocuments: [],
  tolerances: { line: 0, total: 0.1, cash: { below: 0.5, accountingCoin: 0.1, otherCoin: 0.05 } },
  codeLists,
  vocabularies: [],
  aliases: {
    fieldNames: { lines: ['positions'] },
    amountNames: [{ names: /bounty$/, fields: ['allowancesCharges'] }],
    anyAmount: /amount$/,
    unlike: [],
    unknownNames: {
      tax: { parts: /tithe/, words: [] },
      free: { parts: /gratis/, words: [] },
      money: { parts: /ducats/, words: [] },
      ofAmounts: /^coinage$/,
      internal: [],
      describing: ['seal'],
      describingEnd: /seal$/,
    },
    taxFlags: [],
    subdivisions: { 'QR-S': ['Strelsau'], 'QR-Z': ['Zenda', 'Zenda-on-the-Hill'] },
    countries: { QR: ['The Kingdom'] },
    registrationTypes: {},
    legalForms: {},
    paymentModes: { '10': ['coins'] },
  },
  units: { codes: ['C62', 'EA'], common: ['C62'], spellings: { C62: ['pinch'] }, inTrade: {} },
  defaults,
  checks,
  advice: [],
  adjustmentTexts,
  messages,
  binding,
  fields,
  rendering,
} as const satisfies DescribedSpecification & RenderedSpecification;
