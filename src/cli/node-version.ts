// Imported by name, so that the package does not contain the rest of its manifest twice.
import { engines } from '../../package.json';
import text from './messages/too-old.json' with { type: 'json' };

const needed = engines.node.replace('>=', '');

/**
 * Returns the message if this version of Node.js is too old for the command; otherwise undefined. It is written for
 * old versions: this file and its imports use nothing newer than the oldest version that reads modules.
 */
export function tooOld(found: string, args: readonly string[]): string | undefined {
  if (isAtLeast(numbersOf(found), numbersOf(needed))) return undefined;
  const language = /(^| )(--lang[ =]|-l ?)ar( |$)/.test(args.join(' ')) ? 'ar' : 'en';
  return text[language].replace('{needed}', needed).replace('{found}', found);
}

function numbersOf(version: string): number[] {
  return version.split('.').map(Number);
}

function isAtLeast(
  [major = 0, minor = 0]: readonly number[],
  [leastMajor = 0, leastMinor = 0]: readonly number[],
) {
  return major > leastMajor || (major === leastMajor && minor >= leastMinor);
}
