import { checkInvoice } from '../src/api/checks.ts';
import { convert } from '../src/api/convert.ts';
import { readMembers, readUbl } from '../src/api/request-of.ts';
import { compute, normalise, parseDocumentRequest } from '../src/api/steps.ts';
import { validate } from '../src/api/validate.ts';
import { validateUbl } from '../src/api/validate-ubl.ts';
import { parseUbl } from '../src/intake/parse-ubl.ts';
import { saxonEngine } from '../src/schematron/saxon.ts';
import type { DocumentRequest } from '../src/specification/default.ts';
import { defaultSpecification } from '../src/specification/default.ts';
import { serialise } from '../src/ubl/serialise.ts';
import { writeUbl } from '../src/ubl/write.ts';

type Task = () => unknown;

/** Each step on its own, with the output of the step before it. */
export function stepTasks(request: DocumentRequest): Readonly<Record<string, Task>> {
  const json = JSON.stringify(request);
  const { invoice } = normalise(request);
  const computed = compute(invoice);
  const { root } = writeUbl(computed, defaultSpecification);
  return {
    'JSON.parse': () => JSON.parse(json),
    'document: check the shape': () => parseDocumentRequest(request),
    'invoice: normalise': () => normalise(request),
    'compute: amounts': () => compute(invoice),
    'checks: run': () => checkInvoice(computed),
    'ubl: write the tree': () => writeUbl(computed, defaultSpecification),
    'ubl: serialise': () => serialise(root),
    'schematron: judge': () => defaultSpecification.ruleSet.engine.judge({ root }, computed.profile),
  };
}

/** The whole way from JSON text to verdict and UBL text with both engines, and the lower bound of any way. */
export function pipelineTasks(request: DocumentRequest) {
  const json = JSON.stringify(request);
  const { root } = writeUbl(compute(normalise(request).invoice), defaultSpecification);
  return {
    compiled: () => convert(JSON.parse(json)),
    saxon: () => convert(JSON.parse(json), { engine: saxonEngine }),
    validate: () => validate(JSON.parse(json)),
    // Only JSON.parse and serialise: no verdict and no arithmetic, with the UBL tree prepared.
    floor: () => {
      JSON.parse(json);
      return serialise(root);
    },
  } satisfies Readonly<Record<string, Task>>;
}

const rulesOnly = { checks: 'rules-only' } as const;

/** From UBL text to verdict, by the rules alone and with the checks, and to the document request. */
export function validatingAndReading(documents: readonly string[]) {
  return {
    compiled: () => documents.map((xml) => validateUbl(xml, rulesOnly).valid),
    checked: () => documents.map((xml) => validateUbl(xml).valid),
    read: () => documents.map((xml) => readMembers(readUbl(xml)).unmapped.length),
  } satisfies Readonly<Record<string, Task>>;
}

/** The same, and from UBL text to verdict by the other engine. */
export function ublTasks(documents: readonly string[]) {
  return {
    ...validatingAndReading(documents),
    saxon: () => documents.map((xml) => validateUbl(xml, { ...rulesOnly, engine: saxonEngine }).valid),
    parse: () => documents.map((xml) => parseUbl(xml)),
  } satisfies Readonly<Record<string, Task>>;
}

/** UBL that every checkout has: that of the benchmark's own invoices. */
export function ownUbl(
  lineCounts: readonly number[],
  invoiceWithLines: (count: number) => DocumentRequest,
): string[] {
  return lineCounts.map((count) =>
    serialise(writeUbl(compute(normalise(invoiceWithLines(count)).invoice), defaultSpecification).root),
  );
}
