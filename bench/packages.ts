import { XMLParser } from 'fast-xml-parser';
import { compute, normalise } from '../src/api/steps.ts';
import { Decimal, decimal, sum } from '../src/core/numbers/decimal.ts';
import { parseUbl } from '../src/intake/parse-ubl.ts';
import { readDocumentRequest } from '../src/request/read.ts';
import { saxonEngine } from '../src/schematron/saxon.ts';
import { describedSpecification } from '../src/specification/described.ts';
import { serialise } from '../src/ubl/serialise.ts';
import { writeUbl } from '../src/ubl/write.ts';
import { requestSchemasOf } from '../test/request/zod-schemas.ts';
import { serialisedByLibrary } from '../test/ubl/serialise-oracle.ts';
import { measure, timeOf } from './measure.ts';
import { invoiceWithLines } from './requests.ts';

const lines = 10;

/** The work of a package, and of our code in its place, on an invoice of ten lines. */
function comparisons() {
  const request = invoiceWithLines(lines);
  const computed = compute(normalise(request).invoice);
  const { root } = writeUbl(computed, describedSpecification);
  const xml = serialise(root);
  const { DocumentRequest } = requestSchemasOf(describedSpecification);
  const parser = new XMLParser({ ignoreAttributes: false });
  const texts = Array.from({ length: 1_000 }, (_, at) => (at * 1.37).toFixed(2));
  const amounts = texts.map((text) => decimal(text));
  const { engine } = describedSpecification.ruleSet;
  return {
    'zod: check the shape of a request': {
      own: () => readDocumentRequest(request, describedSpecification),
      byPackage: () => DocumentRequest.safeParse(request),
    },
    'xmlbuilder2: write UBL as text': {
      own: () => serialise(root),
      byPackage: () => serialisedByLibrary(root),
    },
    'fast-xml-parser: read UBL': {
      own: () => parseUbl(xml),
      byPackage: () => parser.parse(xml),
    },
    'decimal.js: add 1,000 amounts': {
      own: () => sum(amounts),
      byPackage: () => amounts.reduce((total, amount) => total.plus(amount), new Decimal(0)),
    },
    'saxon-js: run the official rules': {
      own: () => engine.judge({ root }, computed.profile),
      byPackage: () => saxonEngine.judge({ root }, computed.profile),
    },
  };
}

/** Table of the time of each package and of our code in its place, in microseconds. */
export function packagesTable(milliseconds: number): string {
  const rows = Object.entries(comparisons()).map(([name, { own, byPackage }]) => {
    const timings = measure({ own, byPackage }, milliseconds);
    const [ours, theirs] = [timeOf(timings, 'own'), timeOf(timings, 'byPackage')];
    return `| ${name} | ${micro(theirs)} | ${micro(ours)} | ${(theirs / ours).toLocaleString('en', { maximumSignificantDigits: 2 })} × |`;
  });
  return [
    '| package and work | package, µs | own code, µs | ratio |',
    '| --- | ---: | ---: | ---: |',
    ...rows,
  ].join('\n');
}

function micro(milliseconds: number): string {
  return (milliseconds * 1000).toLocaleString('en', { maximumSignificantDigits: 3 });
}
