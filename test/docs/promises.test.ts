import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { convert } from '../../src/api/convert.ts';
import { createCreditNote } from '../../src/api/credit-note-for.ts';
import { readUbl } from '../../src/api/request-of.ts';
import { validate } from '../../src/api/validate.ts';
import { validateUbl } from '../../src/api/validate-ubl.ts';
import { UsageError } from '../../src/cli/io.ts';
import type { DocumentRequest } from '../../src/specification/default.ts';
import { type Answer, pintAe, pintAeBatch } from '../cli/command-line.ts';
import { examples } from '../cli/example-files.ts';
import { edited } from '../requests.ts';
import { textOf } from '../source-files.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** An example with other values: `{"of": "standard-invoice", "edit": {"lines[0].vatRate": 15}}`, or the UBL of it. */
interface EditedExample {
  readonly of: string;
  readonly edit: Readonly<Record<string, unknown>>;
  readonly ubl?: true;
}

/** A file: the name of an example, an edited one, or lines of text and of edited examples. */
type Content = string | EditedExample | readonly (string | EditedExample)[];

/** Text that must be found, or with `!` before it must not be. */
type Expected = readonly string[];

interface Promised {
  /** The page below `docs/`, or README.md. */
  readonly page: string;
  readonly says: string;
  /** Text of the Arabic page; README.md has none. */
  readonly ar?: string;
  /** The files of the folder in which the commands run. */
  readonly input: Readonly<Record<string, Content>>;
  /** A command line, the file on its standard input, and command lines that run before. */
  readonly run?: readonly string[];
  readonly stdin?: string;
  readonly first?: readonly (readonly string[])[];
  /** In place of `run`, a function and its options; it gets the first file of `input`. */
  readonly call?: keyof typeof functions;
  readonly options?: object;
  /** `result` is that of the call as JSON; `files` has null for one that is not there. */
  readonly expect: Partial<Readonly<Record<'stdout' | 'stderr' | 'result', Expected>>> & {
    readonly code?: number;
    readonly files?: Readonly<Record<string, Expected | null>>;
  };
}

const functions = {
  validate,
  convert,
  createCreditNote,
  validateUbl: (request: DocumentRequest, options: object) =>
    validateUbl(convert(request).xml ?? '', options),
  readUbl: (request: DocumentRequest) => readUbl(convert(request).xml ?? ''),
} as const satisfies Record<string, (request: DocumentRequest, options: never) => object>;

const rows: readonly Promised[] = JSON.parse(textOf('test/docs/promises.json'));
const home = process.cwd();
afterEach(() => process.chdir(home));

describe.each(rows)('$page: $says', ({ page, says, ar, ...promised }) => {
  test('stands on its pages', () => {
    const pages = page === 'README.md' ? [page] : [`docs/${page}`, `docs/ar/${page}`];
    const [english = '', arabic] = pages.map((each) => textOf(each).replaceAll(/\s+/g, ' '));
    expect(says).toMatch(/^.{20,120}$/);
    expect(english).toContain(says);
    if (arabic !== undefined) expect(arabic).toContain(ar);
  });

  test('is kept', async () => {
    const { code, stdout = [], stderr = [], result = [], files = {} } = promised.expect;
    const folder = temporaryFolder();
    for (const [name, content] of Object.entries(promised.input)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), textOfContent(content));
    }
    if (promised.call !== undefined) {
      const [content] = Object.values(promised.input);
      const given: unknown = JSON.parse(textOfContent(content ?? []));
      const call = functions[promised.call] as (request: unknown, options?: object) => object;
      return expectIn(JSON.stringify(call(given, promised.options)), result);
    }
    process.chdir(folder);
    for (const command of promised.first ?? []) await run(command);
    const stdin = promised.stdin === undefined ? '' : readFileSync(promised.stdin, 'utf8');
    const answer = await run(promised.run ?? [], stdin);
    expect(answer.code, answer.stdout + answer.stderr).toBe(code);
    expectIn(answer.stdout, stdout);
    expectIn(answer.stderr, stderr);
    for (const [name, expected] of Object.entries(files)) {
      expect([name, existsSync(name)]).toEqual([name, expected !== null]);
      if (expected !== null) expectIn(readFileSync(name, 'utf8'), expected);
    }
  });
});

async function run(argv: readonly string[], stdin = ''): Promise<Answer> {
  if (argv[0] !== 'batch') return pintAe(argv, stdin);
  try {
    return await pintAeBatch(argv, stdin);
  } catch (error) {
    // A batch that is refused has written nothing; its exit code is that of the whole command line.
    if (error instanceof UsageError) return pintAe(argv);
    throw error;
  }
}

function expectIn(text: string, expected: Expected): void {
  for (const part of expected.filter((each) => !each.startsWith('!'))) expect(text).toContain(part);
  for (const part of expected.filter((each) => each.startsWith('!'))) {
    expect(text).not.toContain(part.slice(1));
  }
}

function textOfContent(content: Content): string {
  if (typeof content === 'string') return readFileSync(join(examples, `${content}.json`), 'utf8');
  if ('of' in content) {
    const request = edited(content.of, editOf(content));
    return content.ubl === true ? (convert(request).xml ?? '') : JSON.stringify(request);
  }
  return content.map((each) => `${typeof each === 'string' ? each : textOfContent(each)}\n`).join('');
}

/** Sets the value at each path, such as `lines[0].vatRate`. */
function editOf({ edit }: EditedExample): (request: object) => void {
  return (request) => {
    for (const [path, value] of Object.entries(edit)) {
      const steps = path.split(/[.[\]]+/).filter((step) => step !== '');
      const last = steps.pop() ?? '';
      const holder = steps.reduce<object>((each, step) => Reflect.get(each, step), request);
      Reflect.set(holder, last, value);
    }
  };
}
