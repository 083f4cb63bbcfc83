import { toXml } from '../../api/validate-document.ts';
import { exampleDocuments } from '../openapi/examples.ts';
import { documentOperation } from '../operation.ts';
import { judging } from '../parameters.ts';
import { json, validated, verdictAnswer } from '../verdict-answer.ts';

export const convertDocument = documentOperation({
  name: 'convertDocument',
  work: 'convert',
  path: '/convert',
  tag: 'Documents',
  parameters: judging,
  body: 'document',
  schema: 'ConversionResult',
  answerFormats: ['xml', 'json'],
  problems: ['validation-failed'],
  examples: exampleDocuments,
  shown: { sends: 'examples/standard-invoice.json', saves: 'invoice.xml' },
  tool: {
    name: 'convert',
    command: 'convert',
    takes: 'document',
    flags: ['documentType', 'sbdh', 'language'],
  },
  handle(work, options) {
    const document = validated(work, options);
    const content = () => {
      const xml = toXml(document);
      return work.answerFormat === 'xml'
        ? { body: `${xml}`, mediaType: 'application/xml' }
        : json({ ...document.result, xml });
    };
    return verdictAnswer(document.result, false, content, work, options);
  },
});
