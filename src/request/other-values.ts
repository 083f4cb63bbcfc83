/** Kinds of objects that are not data of a request. Their behaviour or content shows it, whatever their name is. */
export type OtherKind = 'promise' | 'date' | 'bytes' | 'body' | 'object';

/** An object that is not data: its kind, and its name in JavaScript, such as `Map`. */
export interface OtherValue {
  readonly kind: OtherKind;
  readonly name: string;
}

/** Tells what kind of object without readable members a value is, such as a Promise or bytes; undefined for data. */
export function otherValueOf(value: object): OtherValue | undefined {
  if (Object.getPrototypeOf(value) === Object.prototype && !('then' in value)) return undefined;
  const name = Object.prototype.toString.call(value).slice('[object '.length, -1);
  const does = (method: string) => typeof Reflect.get(value, method) === 'function';
  if (does('then')) return { kind: 'promise', name };
  if (ArrayBuffer.isView(value)) return { kind: 'bytes', name };
  // An object of a program's own class is data, and so is an object of a built-in class with members.
  if (name === 'Object' || Array.isArray(value) || Object.keys(value).length > 0) return undefined;
  if (name === 'Date') return { kind: 'date', name };
  if (does('json') || does('arrayBuffer')) return { kind: 'body', name };
  return { kind: does('slice') ? 'bytes' : 'object', name };
}
