import { encodingNamed, supportedEncodings } from '../encodings.ts';
import {
  exceeds,
  fail,
  isSpace,
  type Reader,
  refuseIllegalCharacters,
  skipComment,
  skipInstruction,
  skipSpace,
} from './reader.ts';

const declaration =
  /<\?xml[ \t\n]+version[ \t\n]*=[ \t\n]*(?:"([^"]*)"|'([^']*)')(?:[ \t\n]+encoding[ \t\n]*=[ \t\n]*(?:"([^"]*)"|'([^']*)'))?(?:[ \t\n]+standalone[ \t\n]*=[ \t\n]*(?:"(?:yes|no)"|'(?:yes|no)'))?[ \t\n]*\?>/y;

/** Everything before the root element, at which the reader then stands. */
export function parseProlog(reader: Reader): void {
  const { text, limits } = reader;
  if (text.length > limits.characters)
    exceeds('characters', `the document is longer than ${limits.characters} characters`, 0);
  refuseIllegalCharacters(reader);
  if (text.startsWith('<?xml') && isSpace(text.charCodeAt(5))) readDeclaration(reader);
  skipMisc(reader);
  if (reader.at >= text.length) fail('the document has no element', reader.at);
  if (text.charAt(reader.at) !== '<') fail('text is not allowed before the root element', reader.at);
}

function readDeclaration(reader: Reader): void {
  declaration.lastIndex = 0;
  const match = declaration.exec(reader.text);
  if (match === null) fail('the XML declaration is not well-formed', 0);
  const version = match[1] ?? match[2];
  const encoding = match[3] ?? match[4];
  if (version !== '1.0') fail(`XML version ${version} is not supported, only 1.0`, 0);
  if (encoding !== undefined && encodingNamed(encoding) === undefined) {
    fail(`the encoding ${encoding} is not supported, only ${supportedEncodings}`, 0);
  }
  reader.at = declaration.lastIndex;
}

/** Everything after the root element. */
export function parseTrailer(reader: Reader): void {
  skipMisc(reader);
  if (reader.at < reader.text.length)
    fail('nothing but comments is allowed after the root element', reader.at);
}

/** White space, comments and processing instructions. */
function skipMisc(reader: Reader): void {
  const { text } = reader;
  for (;;) {
    skipSpace(reader);
    if (text.startsWith('<!--', reader.at)) skipComment(reader);
    else if (text.startsWith('<?', reader.at)) skipInstruction(reader);
    else if (text.startsWith('<!', reader.at))
      fail('a document type declaration (DOCTYPE) is not accepted', reader.at);
    else return;
  }
}
