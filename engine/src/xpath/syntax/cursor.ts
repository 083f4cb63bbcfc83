import { because, type ReasonText, type ValuesOf } from '../reason.ts';
import { type Expression, ExpressionError, type QName } from './ast.ts';
import { foundAt, type Token, tokenize } from './lexer.ts';

export const functionNamespace = 'http://www.w3.org/2005/xpath-functions';
export const schemaNamespace = 'http://www.w3.org/2001/XMLSchema';

/** The namespace prefixes an expression may use. */
export type Namespaces = Readonly<Record<string, string>>;

const wellKnown: Namespaces = {
  xs: schemaNamespace,
  xsd: schemaNamespace,
  xsi: 'http://www.w3.org/2001/XMLSchema-instance',
  fn: functionNamespace,
  xml: 'http://www.w3.org/XML/1998/namespace',
};

/** A name of XPath 3.0 with its namespace in braces: `Q{urn:orders}order`. */
const inBraces = /^Q\{(.*)\}(.+)$/s;

/** Any white space in a namespace equals one blank (XPath 3.1, 2.4.4.1). */
export const namespaceIn = (uri: string) => uri.replaceAll(/[ \t\r\n]+/g, ' ').trim();

/** The grammar rules that refer to each other recursively. */
export interface Grammar {
  /** Expressions separated by commas. */
  expression(c: Cursor): Expression;
  /** One expression. */
  single(c: Cursor): Expression;
}

/** A position in the tokens of an expression. */
export interface Cursor {
  readonly grammar: Grammar;
  readonly namespaces: Namespaces;
  peek(ahead?: number): Token;
  next(): Token;
  /** Steps back over a token. */
  back(): void;
  skip(count: number): void;
  isSymbol(text: string, ahead?: number): boolean;
  isWord(text: string, ahead?: number): boolean;
  /** Takes a symbol or word if it is next. */
  accept(text: string): boolean;
  expect(text: string): void;
  fail<Text extends ReasonText>(text: Text, ...values: ValuesOf<Text>): never;
  /** Reads a nested expression, up to a depth limit. */
  nested(limit: number, read: (c: Cursor) => Expression): Expression;
  resolve(name: string, defaultNamespace: string): QName;
  namespaceOf(prefix: string): string;
}

export function createCursor(source: string, namespaces: Namespaces, grammar: Grammar): Cursor {
  const tokens = tokenize(source);
  let position = 0;
  let depth = 0;
  const failAt = <Text extends ReasonText>(token: number, text: Text, ...values: ValuesOf<Text>): never => {
    throw new ExpressionError(
      because(text, ...values),
      (tokens[Math.min(token, tokens.length - 1)] as Token).at,
    );
  };
  const cursor: Cursor = {
    grammar,
    namespaces,
    peek: (ahead = 0) => tokens[Math.min(position + ahead, tokens.length - 1)] as Token,
    next() {
      const token = cursor.peek();
      position += 1;
      return token;
    },
    back() {
      position -= 1;
    },
    skip(count) {
      position += count;
    },
    isSymbol: (text, ahead = 0) => cursor.peek(ahead).kind === 'symbol' && cursor.peek(ahead).text === text,
    isWord: (text, ahead = 0) => cursor.peek(ahead).kind === 'name' && cursor.peek(ahead).text === text,
    accept(text) {
      if (!cursor.isSymbol(text) && !cursor.isWord(text)) return false;
      position += 1;
      return true;
    },
    expect(text) {
      if (!cursor.accept(text))
        cursor.fail('expected {expected}, found {found}', { expected: text, found: foundAt(cursor.peek()) });
    },
    fail: (text, ...values) => failAt(position, text, ...values),
    nested(limit, read) {
      if (depth === limit)
        cursor.fail('nested more than {most} deep; use variables for parts', { most: limit });
      depth += 1;
      const result = read(cursor);
      depth -= 1;
      return result;
    },
    resolve(name, defaultNamespace) {
      const [, uri, local] = inBraces.exec(name) ?? [];
      if (uri !== undefined && local !== undefined)
        return { namespace: namespaceIn(uri), prefix: '', localName: local };
      const colon = name.indexOf(':');
      if (colon < 0) return { namespace: defaultNamespace, prefix: '', localName: name };
      const prefix = name.slice(0, colon);
      return { namespace: cursor.namespaceOf(prefix), prefix, localName: name.slice(colon + 1) };
    },
    namespaceOf: (prefix) =>
      namespaces[prefix] ??
      wellKnown[prefix] ??
      failAt(position - 1, 'prefix {prefix} is not declared; declare its namespace (sch:ns in a schema)', {
        prefix,
      }),
  };
  return cursor;
}
