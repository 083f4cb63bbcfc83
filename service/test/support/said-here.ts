import { vi } from 'vitest';
import { run } from '../../src/cli/main.ts';

/** The output of the command line on either stream, in this process: for what is not about a process or a database. */
export async function saidHere(
  settings: Readonly<Record<string, string>>,
  ...words: string[]
): Promise<string> {
  const before = process.exitCode;
  let said = '';
  const note = (text: string | Uint8Array) => {
    said += text;
    return true;
  };
  const streams = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation(note),
  );
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  try {
    await run(words);
    return said;
  } finally {
    for (const stream of streams) stream.mockRestore();
    vi.unstubAllEnvs();
    process.exitCode = before;
  }
}
