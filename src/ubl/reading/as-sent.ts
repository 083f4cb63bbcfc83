import { oncePer } from '../../core/once-per.ts';
import {
  isNumber,
  type ObjectWithPlainFields,
  objectsWithPlainFields,
  type PlainField,
  plainFieldsOf,
} from '../../core/specification/plain-fields.ts';
import type { Specification } from '../../core/specification/specification.ts';
import { numberOf } from './fields.ts';

/** Copies the plain fields that were read from a part to the object of the request. */
type CopyAsSent = (read: object, request: object) => void;

/** Copies the plain fields of each object of the requests of a specification. */
const copiersAsSent = oncePer(
  ({ fields }: Specification): Readonly<Record<ObjectWithPlainFields, CopyAsSent>> => {
    const copiers = objectsWithPlainFields.map((object) => [object, copierOf(plainFieldsOf(fields, object))]);
    return Object.fromEntries(copiers);
  },
);

/** An object of a request with the plain fields that were read from its part. */
export function withAsSent<Request extends object>(
  object: ObjectWithPlainFields,
  read: object,
  request: Request,
  specification: Specification,
): Request {
  copiersAsSent(specification)[object](read, request);
  return request;
}

function copierOf(fields: readonly PlainField[]): CopyAsSent {
  return (read, request) => {
    const texts = read as Readonly<Record<string, string | undefined>>;
    const values = request as Record<string, unknown>;
    for (const field of fields) {
      const value = valueRead(texts[field.name], field);
      if (value !== undefined) values[field.name] = value;
    }
  };
}

/** The value of a field; a field that the request requires is set even without a value. */
function valueRead(text: string | undefined, { kind, presence }: PlainField) {
  if (text === undefined) {
    if (presence === 'nullable') return null;
    return presence === 'required' ? missing(kind) : undefined;
  }
  if (isNumber(kind)) return numberOf(text);
  return kind === 'flag' ? text === 'true' || text === '1' : text;
}

function missing(kind: PlainField['kind']): string | number | boolean {
  if (kind === 'flag') return false;
  return isNumber(kind) ? 0 : '';
}
