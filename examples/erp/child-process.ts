/**
 * Before an ERP submits a document: the command line as a child process, from any language that can start
 * one.
 */
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

interface Report {
  readonly valid: boolean;
  readonly issues: readonly { readonly rule: string; readonly path: string; readonly message: string }[];
}

/**
 * The verdict on a document: its JSON goes to standard input, and a JSON report comes from standard output.
 * Exit codes 0 and 1 mean valid and invalid; any other means that there is no verdict.
 */
export async function validateInChild(
  request: unknown,
  command: readonly [string, ...string[]] = ['pint-ae'],
) {
  const [program, ...args] = command;
  const child = spawn(program, [...args, 'validate', '-', '--format', 'json'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exited = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  child.stdin.end(JSON.stringify(request));
  const [output, code] = await Promise.all([text(child.stdout), exited]);
  if (code !== 0 && code !== 1) throw new Error(`pint-ae gave no verdict (exit code ${code})`);
  const report: Report = JSON.parse(output);
  return report;
}
