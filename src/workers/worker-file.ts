import { shippedFile } from './shipped-file.ts';

/** The file that worker threads of this name run. */
export function workerFile(name: string): URL {
  return shippedFile(`${name}.js`);
}
