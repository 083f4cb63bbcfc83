import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isOtherDocument } from '../../src/api/other-document.ts';
import { validate } from '../../src/api/validate.ts';
import { validateDocument } from '../../src/api/validate-document.ts';
import { validateUbl } from '../../src/api/validate-ubl.ts';
import { run } from '../../src/cli/run.ts';
import { createHandler } from '../../src/http/handler.ts';
import { renderDocument, renderLanguages } from '../../src/render/index.ts';
import { readUbl, wrapUbl } from '../results.ts';
import { compileSchematronTarget, judgeSchematron, moduleTarget } from './schematron-targets.ts';
import { oneOf, type Target } from './target.ts';
import type { TargetName } from './target-names.ts';

function textsIn(folder: string, ending: string): string[] {
  const path = join(import.meta.dirname, '../..', folder);
  return readdirSync(path)
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(join(path, name), 'utf8'));
}

const requests = [...textsIn('examples', '.json'), ...textsIn('examples/broken', '.json')];
const documents = textsIn('test/fixtures/ubl', '.xml');

const handler = createHandler();
const paths = ['/v1/validate', '/v1/convert', '/v1/render', '/v1/rules/ibr-002', '/v1/nothing', '/v1/%ff'];
const methods = ['POST', 'POST', 'POST', 'PUT', 'GET', 'DELETE'];
const types = ['application/json', 'application/xml', 'text/plain', 'application/json; charset=x', 'a/b;;;'];
const flags = ['--json', '--lang=ar', '--format=sarif', '--format=html', '--strict', '--nothing', '-'];

const identity = { id: '2f8a6f3e-7b1e-4f0a-9a55-2c0c5c3d9e10', createdAt: '2026-01-31T08:00:00Z' };
const envelopes = documents.map((xml) => wrapUbl(xml, identity).xml ?? '');

export const targets: Readonly<Record<string, Target>> = {
  validate: {
    seeds: requests,
    attempt: (text) => {
      const value = parsed(text);
      const { outcome } = value === undefined ? validateDocument(text).result : validate(value);
      if (outcome === 'not-judged') throw new Error('not judged');
    },
  },
  validateUbl: {
    seeds: documents,
    attempt: (text) => {
      const result = validateUbl(text);
      // Another namespace makes it a document of another kind.
      if (result.outcome === 'not-judged' && !isOtherDocument(result)) throw new Error('not judged');
    },
  },
  readUbl: { seeds: documents, attempt: (text) => readUbl(text) },
  wrapUbl: {
    seeds: [...documents, ...envelopes],
    attempt: (text) => {
      const before = validateUbl(text);
      const { xml, issues } = wrapUbl(text, identity);
      if (xml === null) {
        if (issues.length === 0) throw new Error('neither an envelope nor why there is none');
        return;
      }
      const after = validateUbl(xml);
      if (after.outcome !== before.outcome) throw new Error(`${before.outcome}, wrapped ${after.outcome}`);
    },
  },
  render: {
    seeds: [...requests, ...documents],
    attempt: (text, random) => {
      const { html } = renderDocument(text, { language: oneOf(renderLanguages, random) });
      if (html !== null && /<script|<x:|<a>/i.test(html))
        throw new Error('elements of the document in the page');
    },
  },
  judgeSchematron,
  loadSchematron: moduleTarget,
  compileSchematron: compileSchematronTarget,
  http: {
    seeds: [...requests, ...documents],
    attempt: async (text, random) => {
      const method = oneOf(methods, random);
      const headers = {
        'content-type': oneOf(types, random),
        accept: oneOf(['*/*', 'text/html', 'x'], random),
      };
      const body = method === 'GET' ? null : text;
      const request = new Request(`http://localhost${oneOf(paths, random)}`, { method, headers, body });
      const { status } = await handler(request);
      if (status >= 500) throw new Error(`answered with ${status}`);
    },
  },
  cli: {
    seeds: [...requests, ...documents],
    attempt: async (text, random) => {
      let written = '';
      const code = await run([oneOf(['validate', 'convert', 'read'], random), '-', oneOf(flags, random)], {
        stdout: () => {},
        stderr: (line) => {
          written += line;
        },
        readStdin: async () => new TextEncoder().encode(text),
        colour: false,
      });
      if (![0, 1, 2].includes(code)) throw new Error(`ended with ${code}`);
      if (/\n\s+at /.test(written)) throw new Error('wrote a stack');
    },
  },
} satisfies Record<TargetName, Target>;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
