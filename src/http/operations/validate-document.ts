import { exampleDocuments } from '../openapi/examples.ts';
import { documentOperation } from '../operation.ts';
import { judging } from '../parameters.ts';
import { isVerdict, json, validated, verdictAnswer } from '../verdict-answer.ts';

export const validateDocument = documentOperation({
  name: 'validateDocument',
  work: 'validate',
  path: '/validate',
  tag: 'Documents',
  parameters: judging,
  body: 'document',
  schema: 'DocumentResult',
  answerFormats: ['json'],
  examples: exampleDocuments,
  shown: { sends: 'examples/broken/exempt-without-reason.json' },
  tool: {
    name: 'validate',
    command: 'validate',
    words: ['--format', 'json'],
    takes: 'document',
    flags: ['strict', 'today', 'documentType', 'ignoreAdvice', 'maxFindings', 'language'],
  },
  handle(work, options) {
    const { result } = validated(work, options);
    return verdictAnswer(result, isVerdict(result), () => json(result), work, options);
  },
});
