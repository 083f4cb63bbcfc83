import { encodingNamed, supportedEncodings } from '../encodings.ts';
import { exceeds, fail, isSpace, type Reader, skipComment, skipInstruction, skipSpace } from './reader.ts';

const declaration =
  /<\?xml[ \t\n]+version[ \t\n]*=[ \t\n]*(?:"([^"]*)"|'([^']*)')(?:[ \t\n]+encoding[ \t\n]*=[ \t\n]*(?:"([^"]*)"|'([^']*)'))?(?:[ \t\n]+standalone[ \t\n]*=[ \t\n]*(?:"(?:yes|no)"|'(?:yes|no)'))?[ \t\n]*\?>/y;

/** Reads everything before the root element. */
export function parseProlog(reader: Reader): void {
  const { text, limits } = reader;
  if (text.length > limits.characters)
    exceeds('characters', 'tooManyCharacters', 0, { maximum: limits.characters });
  if (text.startsWith('<?xml') && isSpace(text.charCodeAt(5))) readDeclaration(reader);
  skipMisc(reader);
  if (reader.at >= text.length) fail('noElement', reader.at);
  if (text.charAt(reader.at) !== '<') fail('textBeforeRoot', reader.at);
}

function readDeclaration(reader: Reader): void {
  declaration.lastIndex = 0;
  const match = declaration.exec(reader.text);
  if (match === null) fail('declarationNotWellFormed', 0);
  const version = match[1] ?? match[2] ?? '';
  const encoding = match[3] ?? match[4];
  if (version !== '1.0') fail('versionNotSupported', 0, { version });
  if (encoding !== undefined && encodingNamed(encoding) === undefined) {
    fail('encodingNotSupported', 0, { encoding, supported: supportedEncodings });
  }
  reader.at = declaration.lastIndex;
}

/** Reads everything after the root element. */
export function parseTrailer(reader: Reader): void {
  skipMisc(reader);
  if (reader.at < reader.text.length) fail('contentAfterRoot', reader.at);
}

/** Skips white space, comments and processing instructions. */
function skipMisc(reader: Reader): void {
  const { text } = reader;
  for (;;) {
    skipSpace(reader);
    if (text.startsWith('<!--', reader.at)) skipComment(reader);
    else if (text.startsWith('<?', reader.at)) skipInstruction(reader);
    else if (text.startsWith('<!', reader.at)) fail('documentTypeDeclaration', reader.at);
    else return;
  }
}
