import { defaultSpecification } from '../../specification/default.ts';
import type { CommandName } from '../syntax/flags-of-commands.ts';

const { codeLists, exampleRule } = defaultSpecification;
const [exampleCode] = Object.keys(codeLists.exemptionReasons.codes);
const [reason] = Object.keys(codeLists.creditNoteReasons.codes);

/** Three command lines to copy for each command, the same in every language. */
export const examples: Readonly<Record<CommandName, readonly [string, string, string]>> = {
  validate: [
    'pint-ae validate invoice.json',
    'pint-ae validate invoices/ --quiet',
    'pint-ae validate invoice.xml --format html --lang ar --out report.html',
  ],
  convert: [
    'pint-ae convert invoice.json --out invoice.xml',
    'cat invoice.json | pint-ae convert > invoice.xml',
    "pint-ae convert 'invoices/*.json' --out ubl/",
  ],
  render: [
    'pint-ae render invoice.json --lang both --out invoice.html',
    'pint-ae render invoice.xml --lang ar --paper Letter > invoice.html',
    'pint-ae render invoice.json --pdf --out invoice.pdf',
  ],
  compute: [
    'pint-ae compute invoice.json',
    'cat invoice.json | pint-ae compute > totals.json',
    "pint-ae compute 'invoices/*.json' --out totals.json",
  ],
  read: [
    'pint-ae read invoice.xml',
    'pint-ae read invoice.xml --out read-back.json',
    'cat invoice.xml | pint-ae read --lang ar > read-back.json',
  ],
  credit: [
    `pint-ae credit invoice.json --number CN-9 --reason ${reason} --out cn-9.json`,
    `pint-ae credit invoice.json --number CN-9 --reason ${reason} --line 1=2 --line 2`,
    `cat invoice.json | pint-ae credit --number CN-9 --reason ${reason} --issue-date 2026-11-26 > cn.json`,
  ],
  ledger: [
    'pint-ae ledger invoices/ --from 2027-01-01 --to 2027-03-31',
    'pint-ae ledger invoices.ndjson --company 100354879700003 --gaps --lang ar',
    'pint-ae ledger invoices/ --company 100354879700003 --format xlsx --out ledger.xlsx',
  ],
  table: [
    'pint-ae table --template invoices-to-fill-in.xlsx',
    'pint-ae table --from invoice.json --out invoices.xlsx',
    'pint-ae table invoices.xlsx --map map.json --out requests/ --workbook checked.xlsx',
  ],
  batch: [
    'pint-ae batch invoices/ --out results/ --xml',
    'pint-ae batch invoices/ --out results/ --xml --resume',
    'cat invoices.ndjson | pint-ae batch --filter --xml --fields id,xml > out.ndjson',
  ],
  mls: [
    'pint-ae mls write invoice.xml --of env-1 --from 001147 --to 000773 --delivered confirmed > status.xml',
    'pint-ae mls read status.xml',
    'pint-ae mls read status.xml --sent invoice.json --lang ar',
  ],
  tdd: [
    'pint-ae tdd invoice.json --role 01 --authority 000773 --representative 001147',
    'pint-ae tdd invoice.xml --role 02 --authority 000773 --representative 001147 --out tdd.xml',
    'pint-ae tdd invoice.json --role 01 --authority 000773 --representative 001147 --type R --lang ar',
  ],
  explain: [
    `pint-ae explain ${exampleRule}`,
    `pint-ae explain IBT-031 ${exampleCode} --lang ar`,
    'pint-ae explain seller.trn --format json',
  ],
  rules: [
    'pint-ae rules exemption --lang ar',
    'pint-ae rules --term IBT-031',
    'pint-ae rules --topic payment --format json > rules.json',
  ],
  schema: [
    'pint-ae schema > document-request.json',
    'pint-ae schema --lang ar',
    'pint-ae schema --out schemas/document-request.json',
  ],
  init: [
    'pint-ae init new.json',
    'pint-ae init credit-note.json --type credit-note',
    'pint-ae init --type self-billing > self-billing.json',
  ],
  config: ['pint-ae config', 'pint-ae config --format json', 'pint-ae validate invoice.json --no-config'],
  completion: [
    'pint-ae completion bash > pint-ae.bash',
    'pint-ae completion zsh > _pint-ae',
    'pint-ae completion powershell > pint-ae.ps1',
  ],
  conformance: [
    'pint-ae conformance',
    'pint-ae conformance cases.ndjson',
    'pint-ae conformance cases.ndjson --rule-set own.json',
  ],
  serve: [
    'pint-ae serve',
    'pint-ae serve --host 0.0.0.0 --port 9000 --processes 4',
    'pint-ae serve --options options.json --log-format none',
  ],
  mcp: ['pint-ae mcp', 'npx @modelcontextprotocol/inspector pint-ae mcp', 'pint-ae serve --mcp'],
  'rule-set': [
    'pint-ae rule-set compile own.sch --out own.json',
    'pint-ae rule-set compile own.sch --valid-from 2027-01-01 --out own.json',
    'pint-ae rule-set compile own.sch --applies-to /ubl:Invoice --out own.json',
  ],
  schematron: [
    'pint-ae schematron orders.sch -- order.xml',
    'pint-ae schematron orders.sch --format svrl -- order.xml > report.xml',
    'pint-ae schematron --lint orders.sch',
  ],
};
