import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Runs a counterpart in a new folder; resolves to a line on what it did, and rejects where that is not what is claimed. */
export type Counterpart = (folder: string) => Promise<string>;

/** Runs lines of a shell in a folder, without holding up the servers of this process; resolves to their output. */
export async function shell(
  lines: string,
  cwd: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(
      'bash',
      ['-euo', 'pipefail', '-c', `exec </dev/null\n${lines}`],
      {
        cwd,
        env: { ...process.env, PIP_DISABLE_PIP_VERSION_CHECK: '1', ...environment },
        maxBuffer: 256 * 1024 * 1024,
      },
    );
    return stdout;
  } catch (error) {
    throw new Error(
      error instanceof Error && 'stdout' in error ? `${error.message}\n${error.stdout}` : `${error}`,
    );
  }
}

/** Lines that install packages of Python, and put its programs first on the path. */
export const withPython = (packages: string) => `python3 -m venv venv
export PATH="$PWD/venv/bin:$PATH"
pip install --quiet ${packages}
`;
