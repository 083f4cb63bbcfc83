import { ExpressionError, type QName } from './ast.ts';
import { type Token, tokenize } from './lexer.ts';

export const functionNamespace = 'http://www.w3.org/2005/xpath-functions';
export const schemaNamespace = 'http://www.w3.org/2001/XMLSchema';

/** The namespace prefixes an expression may use. */
export type Namespaces = Readonly<Record<string, string>>;

const wellKnown: Namespaces = {
  xs: schemaNamespace,
  fn: functionNamespace,
  xml: 'http://www.w3.org/XML/1998/namespace',
};

/** A place in the tokens of an expression. */
export interface Cursor {
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
  fail(message: string): never;
  resolve(name: string, defaultNamespace: string): QName;
  namespaceOf(prefix: string): string;
}

export function createCursor(source: string, namespaces: Namespaces): Cursor {
  const tokens = tokenize(source);
  let position = 0;
  const cursor: Cursor = {
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
      if (!cursor.accept(text)) cursor.fail(`expected ${text}, found ${cursor.peek().text}`);
    },
    fail(message) {
      throw new ExpressionError(message, cursor.peek().at);
    },
    resolve(name, defaultNamespace) {
      const colon = name.indexOf(':');
      if (colon < 0) return { namespace: defaultNamespace, prefix: '', localName: name };
      const prefix = name.slice(0, colon);
      return { namespace: cursor.namespaceOf(prefix), prefix, localName: name.slice(colon + 1) };
    },
    namespaceOf: (prefix) =>
      namespaces[prefix] ?? wellKnown[prefix] ?? cursor.fail(`prefix ${prefix} is not declared`),
  };
  return cursor;
}
