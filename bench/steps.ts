import { checkBusinessRules } from '../src/business/check.ts';
import { compute } from '../src/compute/compute.ts';
import { convert } from '../src/convert.ts';
import { parseDocumentRequest } from '../src/document/parse.ts';
import type { DocumentRequest } from '../src/document/request.ts';
import { normalise } from '../src/invoice/normalise.ts';
import { saxonEngine } from '../src/saxon.ts';
import { defaultEngine } from '../src/schematron/default-engine.ts';
import { parseUbl } from '../src/ubl/parse.ts';
import { serialise } from '../src/ubl/serialise.ts';
import { writeUbl } from '../src/ubl/write.ts';
import { validate } from '../src/validate.ts';

type Tasks = Readonly<Record<string, () => unknown>>;

/** Each step of the way on its own, with what the step before it hands over. */
export function stepTasks(request: DocumentRequest): Tasks {
  const json = JSON.stringify(request);
  const { invoice } = normalise(request);
  const computed = compute(invoice);
  const { root } = writeUbl(computed);
  const xml = serialise(root);
  const profile = computed.profile;
  return {
    'JSON.parse': () => JSON.parse(json),
    'document: check the shape': () => parseDocumentRequest(request),
    'invoice: normalise': () => normalise(request),
    'compute: amounts': () => compute(invoice),
    'rules/business: check': () => checkBusinessRules(computed),
    'ubl: write the tree': () => writeUbl(computed),
    'ubl: serialise': () => serialise(root),
    'ubl: parse the text': () => parseUbl(xml),
    'schematron: compiled': () => defaultEngine.judge({ root }, profile),
  };
}

/** The reference engine on the text, as it is used without the compiled one. */
export function saxonTask(request: DocumentRequest): Tasks {
  const computed = compute(normalise(request).invoice);
  const { root } = writeUbl(computed);
  const xml = serialise(root);
  return { 'schematron: SaxonJS': () => saxonEngine.judge({ root, xml }, computed.profile) };
}

/** From JSON text to verdict, and to verdict plus UBL text. */
export function pipelineTasks(request: DocumentRequest): Tasks {
  const json = JSON.stringify(request);
  return {
    'floor: JSON.parse + JSON.stringify': () => JSON.stringify(JSON.parse(json)),
    'validate, compiled rules': () => validate(JSON.parse(json)),
    'convert, compiled rules': () => convert(JSON.parse(json)),
  };
}

/** The same by SaxonJS. */
export function saxonPipelineTasks(request: DocumentRequest): Tasks {
  const json = JSON.stringify(request);
  return { 'convert, SaxonJS': () => convert(JSON.parse(json), { engine: saxonEngine }) };
}
