import { readUbl } from '../../src/api/request-of.ts';
import { toXml, validateDocument } from '../../src/api/validate-document.ts';
import { type Asked, compareWithApproved } from './approved.ts';
import { type GivenRequest, requests } from './request-documents.ts';
import { withoutProse } from './stable.ts';

/** Returns the verdict, the facts of each finding, the UBL, and of a document that is no variant what that says when it is read back. */
function answerTo({ document, options, isVariant }: GivenRequest) {
  const validated = validateDocument(JSON.stringify(document), { format: 'json', ...options });
  const { result, found } = validated;
  const xml = toXml(validated);
  const read = xml === null || isVariant ? undefined : readUbl(xml);
  return { result, found: found.findings, adjusted: found.adjusted, xml, read };
}

compareWithApproved(
  'requests',
  requests.map(
    (given): Asked => ({
      name: given.name,
      isVariant: given.isVariant ?? false,
      answer: () => answerTo(given),
    }),
  ),
  withoutProse,
);
