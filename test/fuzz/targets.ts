import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../src/cli/run.ts';
import { createHandler } from '../../src/http/handler.ts';
import { judgeDocument } from '../../src/judge/judge-document.ts';
import { requestOf } from '../../src/judge/request-of.ts';
import { validate } from '../../src/judge/validate.ts';
import { validateUbl } from '../../src/judge/validate-ubl.ts';
import { compileSchematron, SchematronError } from '../../src/schematron/index.ts';

/** A function that is given whatever there is; what it may not do, it throws for. */
export interface Target {
  /** Texts that it takes as they are. */
  readonly seeds: readonly string[];
  readonly attempt: (text: string, random: () => number) => unknown;
}

function textsIn(folder: string, ending: string): string[] {
  const path = join(import.meta.dirname, '../..', folder);
  return readdirSync(path)
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(join(path, name), 'utf8'));
}

const requests = [...textsIn('examples', '.json'), ...textsIn('examples/broken', '.json')];
const documents = textsIn('test/fixtures/ubl', '.xml');
const rules = [...textsIn('schematron/ae', '.sch'), ...textsIn('schematron/pint', '.sch')];

const handler = createHandler();
const paths = ['/v1/validate', '/v1/convert', '/v1/render', '/v1/rules/ibr-002', '/v1/nothing', '/v1/%ff'];
const methods = ['POST', 'POST', 'POST', 'PUT', 'GET', 'DELETE'];
const types = ['application/json', 'application/xml', 'text/plain', 'application/json; charset=x', 'a/b;;;'];
const flags = ['--json', '--lang=ar', '--format=sarif', '--format=html', '--strict', '--nothing', '-'];

function oneOf<Value>(values: readonly [Value, ...Value[]] | readonly Value[], random: () => number): Value {
  return values[Math.floor(random() * values.length)] as Value;
}

export const targets: Readonly<Record<string, Target>> = {
  validate: {
    seeds: requests,
    attempt: (text) => {
      const value = parsed(text);
      const { outcome } = value === undefined ? judgeDocument(text).result : validate(value);
      if (outcome === 'not-judged') throw new Error('not judged');
    },
  },
  validateUbl: {
    seeds: documents,
    attempt: (text) => {
      if (validateUbl(text).outcome === 'not-judged') throw new Error('not judged');
    },
  },
  requestOf: { seeds: documents, attempt: (text) => requestOf(text) },
  compileSchematron: {
    seeds: rules,
    attempt: (text) => {
      try {
        compileSchematron(text);
      } catch (error) {
        if (!(error instanceof SchematronError)) throw error;
      }
    },
  },
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
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
