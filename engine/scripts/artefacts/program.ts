import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Pace } from './pace.ts';

/**
 * The pace of a program in a separate process, so that the memory and compiled code of one side do not slow the
 * other. For each number of milliseconds that it reads, it checks the documents of a folder repeatedly, and writes
 * how many milliseconds of processor time one of them took. The folder is deleted at the end.
 */
export function paceOfProgram(program: string, args: readonly string[], folder: string): Pace {
  const running = spawn(program, args, { stdio: ['pipe', 'pipe', 'ignore'] });
  const answers = createInterface({ input: running.stdout })[Symbol.asyncIterator]();
  return {
    async round(milliseconds) {
      running.stdin.write(`${Math.round(milliseconds)}\n`);
      const answer = await answers.next();
      return answer.done === true ? Number.NaN : Number(answer.value);
    },
    end() {
      running.stdin.end();
      rmSync(folder, { recursive: true });
    },
  };
}

/** A new folder with documents as 0.xml, 1.xml, … */
export function folderWith(documents: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'schematron-compiler-artefacts-'));
  for (const [at, xml] of documents.entries()) writeFileSync(join(folder, `${at}.xml`), inUtf8(xml));
  return folder;
}

/** A document without its XML declaration, whose encoding may differ from the one written here. */
const inUtf8 = (xml: string) => xml.replace(/^<\?xml[^>]*\?>/, '');
