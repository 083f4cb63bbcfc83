import type { Markup } from '../element.ts';
import { encodingNamed, supportedEncodings } from '../encodings.ts';
import { exceeds, fail, isSpace, type Reader, skipComment, skipInstruction, skipSpace } from './reader.ts';

const declaration =
  /<\?xml[ \t\n]+version[ \t\n]*=[ \t\n]*(?:"([^"]*)"|'([^']*)')(?:[ \t\n]+encoding[ \t\n]*=[ \t\n]*(?:"([^"]*)"|'([^']*)'))?(?:[ \t\n]+standalone[ \t\n]*=[ \t\n]*(?:"(?:yes|no)"|'(?:yes|no)'))?[ \t\n]*\?>/y;

/** Reads everything before the root element, and returns the comments and processing instructions. */
export function parseProlog(reader: Reader): readonly Markup[] {
  const { text, limits } = reader;
  if (text.length > limits.maxCharacters)
    exceeds('maxCharacters', 'tooManyCharacters', 0, { maximum: limits.maxCharacters });
  takeDeclaration(reader);
  const markup = takeMisc(reader, 0);
  if (reader.at >= text.length) fail('noElement', reader.at);
  if (text.charAt(reader.at) !== '<') fail('textBeforeRoot', reader.at);
  return markup;
}

/** Takes the XML declaration, and returns whether there is one. */
export function takeDeclaration(reader: Reader): boolean {
  if (!reader.text.startsWith('<?xml') || !isSpace(reader.text.charCodeAt(5))) return false;
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
  return true;
}

/** Reads everything after the root element, and returns the comments and processing instructions. */
export function parseTrailer(reader: Reader): readonly Markup[] {
  const markup = takeMisc(reader, 1);
  if (reader.at < reader.text.length) fail('contentAfterRoot', reader.at);
  return markup;
}

/** Skips white space, comments and instructions; `before` is the number of root elements before them. */
function takeMisc(reader: Reader, before: 0 | 1): readonly Markup[] {
  const { text } = reader;
  const found: Markup[] = [];
  for (;;) {
    skipSpace(reader);
    if (text.startsWith('<!--', reader.at))
      found.push({ kind: 'comment', target: '', text: skipComment(reader), before });
    else if (text.startsWith('<?', reader.at)) {
      const [target, content] = skipInstruction(reader);
      found.push({ kind: 'processing-instruction', target, text: content, before });
    } else if (text.startsWith('<!', reader.at)) fail('documentTypeDeclaration', reader.at);
    else return found;
  }
}
