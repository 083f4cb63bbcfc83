import { extname } from 'node:path';
import { UsageError } from './io.ts';

/** The options that write what an ending promises, where something else is written without them. */
const optionsByEnding: Readonly<Record<'text' | 'html', Readonly<Record<string, string>>>> = {
  text: { '.json': '--format json', '.sarif': '--format sarif', '.html': '--format html' },
  html: { '.pdf': '--pdf' },
};

/** Throws a UsageError if the name of a file promises something else than the text or HTML that it would hold. */
export function refuseOtherEnding(path: string | undefined, written: 'text' | 'html'): void {
  if (path === undefined) return;
  const option = optionsByEnding[written][extname(path).toLowerCase()];
  if (option !== undefined) throw new UsageError('endingPromisesOther', { path, option });
}
