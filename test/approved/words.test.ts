import { readUbl } from '../../src/api/request-of.ts';
import { showResult, storeResult } from '../../src/api/stored-result.ts';
import { validateDocument } from '../../src/api/validate-document.ts';
import { ruleCases } from '../cases/rule-cases.ts';
import { readUbl as read, wrapUbl } from '../results.ts';
import { ownCases } from '../rules/own-cases/index.ts';
import { type Asked, compareWithApproved } from './approved.ts';
import { requests } from './request-documents.ts';

const languages = ['en', 'ar'] as const;
const identity = { id: '2f8a6f3e-7b1e-4f0a-9a55-2c0c5c3d9e10', createdAt: '2026-01-31T08:00:00Z' };

/** Returns the words of a result in both languages, also when it is stored and shown later. */
function wordsOn(document: string, options: Parameters<typeof validateDocument>[1] = {}) {
  const stored = storeResult(validateDocument(document, options));
  const said = languages.map((language) => {
    const { issues, warnings, adjustments } = validateDocument(document, {
      ...options,
      language,
      docsUrl: 'https://docs.example',
    }).result;
    const shown = showResult(stored, { language, docsUrl: 'https://docs.example' });
    const isSame = JSON.stringify(shown.issues) === JSON.stringify(issues);
    return { issues, warnings, adjustments, later: isSame ? 'the same' : shown.issues };
  });
  return { said, stored };
}

function* asked(): Generator<Asked> {
  for (const { name, document, options, isVariant } of requests)
    if (!isVariant)
      yield {
        name,
        isVariant: true,
        answer: () => wordsOn(JSON.stringify(document), { format: 'json', ...options }),
      };
  for (const [at, { rule, xml }] of ruleCases.entries()) {
    yield { name: `rules: ${at + 1} ${rule}`, isVariant: true, answer: () => wordsOn(xml) };
    yield {
      name: `reading: ${at + 1} ${rule}`,
      isVariant: true,
      answer: () => languages.map((language) => readUbl(xml, { language })),
    };
  }
  for (const [at, each] of ownCases.entries())
    for (const side of ['failing', 'corrected'] as const)
      yield { name: `own: ${at + 1} ${each.rule} ${side}`, answer: () => answerToOwn(each, side) };
}

function answerToOwn(each: (typeof ownCases)[number], side: 'failing' | 'corrected') {
  switch (each.form) {
    case 'request':
      return wordsOn(JSON.stringify(each[side]), { format: 'json', ...each.options });
    case 'reading':
      return languages.map((language) => read(each[side], { language }));
    case 'wrapping':
      return languages.map((language) => wrapUbl(each[side], { ...identity, language }));
    case 'file':
      return validateDocument(each[side], each.options).result;
    default:
      return wordsOn(each[side]);
  }
}

compareWithApproved('words', asked());
