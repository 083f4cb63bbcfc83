import { readdirSync } from 'node:fs';
import { convert } from '../../src/api/convert.ts';
import { readUbl } from '../../src/api/request-of.ts';
import { type ValidateOptions, validateDocument } from '../../src/api/validate-document.ts';
import { createLedgerEntry } from '../../src/ledger/index.ts';
import { renderDocument } from '../../src/render/index.ts';
import { editOf, rowsOf, ruleCases, type Step } from '../cases/rule-cases.ts';
import { complete } from '../complete-request.ts';
import { example } from '../requests.ts';
import { fixture, fixtureFolder } from '../schematron/fixture.ts';
import { type NetworkKind, networkCases, validDocument } from '../schematron/network-cases.ts';
import { type Asked, compareWithApproved } from './approved.ts';
import { withoutProse } from './stable.ts';
import { forms } from './ubl-forms.ts';
import { ublVariantsOf } from './ubl-variants.ts';

const fixtures = readdirSync(fixtureFolder).map((file) => file.replace('.xml', ''));
const networkKinds: readonly NetworkKind[] = ['tax-data', 'message-status'];

function answerTo(xml: string, options: ValidateOptions = {}, reads = true) {
  const { result, found } = validateDocument(xml, { format: 'xml', coverage: true, ...options });
  return { result, found: found.findings, read: reads && readUbl(xml) };
}

/** The answers of every reader of UBL: the verdict, the request, the entry of a ledger and the printed figures. */
function everyAnswerTo(xml: string) {
  const page = renderDocument(xml, {}).html ?? '';
  return {
    ...answerTo(xml),
    entry: createLedgerEntry(xml, { name: 'D' }).document,
    page: page
      .slice(page.indexOf('<body'))
      .replaceAll(/<[^<>]*>\s*/g, '\n')
      .replaceAll(/\n+/g, '\n'),
  };
}

function* asked(): Generator<Asked> {
  for (const name of fixtures) {
    yield { name: `fixtures: ${name}`, answer: () => answerTo(fixture(name)) };
    const ways: Readonly<Record<string, ValidateOptions>> = {
      strict: { strict: true },
      'by the rules only': { checks: 'rules-only' },
      'without structure': { structure: 'off' },
      'as self-billing': { profile: 'selfbilling' },
      'within limits': { limits: { maxFindings: 1, maxLines: 1 } },
    };
    for (const [way, options] of Object.entries(ways))
      yield { name: `fixtures: ${name} ${way}`, answer: () => answerTo(fixture(name), options) };
  }
  for (const [at, { set, topic, rule, xml, profile }] of ruleCases.entries()) {
    const options = profile === undefined ? {} : { profile };
    yield { name: `${set} ${topic}: ${at + 1} ${rule}`, answer: () => answerTo(xml, options, false) };
  }
  interface Edited {
    readonly rule: string;
    readonly document?: string;
    readonly edit: readonly Step[];
    readonly takes?: readonly Step[];
  }
  for (const [at, { table, rule, edit, document = 'extensive-invoice' }] of rowsOf<Edited>('edges').entries())
    yield {
      name: `edges ${table}: ${at + 1} ${rule}`,
      answer: () => answerTo(editOf(edit)(fixture(document))),
    };
  for (const kind of networkKinds) {
    yield { name: `${kind}: valid`, answer: () => answerTo(validDocument(kind)) };
    for (const [at, { rule, broken, accepted }] of networkCases(kind).entries()) {
      yield { name: `${kind}: ${at + 1} ${rule}`, answer: () => answerTo(broken) };
      yield { name: `${kind}: ${at + 1} ${rule} accepted`, answer: () => answerTo(accepted) };
    }
  }
  const bases = {
    ...Object.fromEntries(
      ['extensive-invoice', 'mixed-supplies', 'credit-note'].map((name) => [name, fixture(name)]),
    ),
    ...Object.fromEntries(networkKinds.map((kind) => [kind, validDocument(kind)])),
    'UBL of export-usd': convert(example('export-usd')).xml ?? '',
  };
  const whole = { ...bases, 'UBL of complete': convert(complete).xml ?? '' };
  for (const [base, xml] of Object.entries(whole))
    for (const [form, change] of Object.entries(forms))
      yield { name: `forms: ${base} ${form}`, answer: () => everyAnswerTo(change(xml)) };
  for (const [base, xml] of Object.entries(bases))
    for (const { name, document } of ublVariantsOf(xml))
      yield { name: `${base}: ${name}`, isVariant: true, answer: () => answerTo(document) };
}

compareWithApproved('ubl', asked(), withoutProse);
