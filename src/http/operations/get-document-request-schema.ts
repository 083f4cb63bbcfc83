import { resourceOperation } from '../operation.ts';
import { languageOnly } from '../parameters.ts';
import { resourceAnswer } from '../resources.ts';
import { documentRequestJsonSchema } from '../schema/document-request.ts';

export const getDocumentRequestSchema = resourceOperation({
  name: 'getDocumentRequestSchema',
  path: '/schema/document-request.json',
  tag: 'Descriptions',
  parameters: languageOnly,
  schema: null,
  mediaType: 'application/schema+json',
  examples: () => [],
  shown: { saves: 'document-request.json' },
  tool: null,
  handle: ({ url }) =>
    resourceAnswer(documentRequestJsonSchema(`${url.origin}${url.pathname}`), 'application/schema+json'),
});
