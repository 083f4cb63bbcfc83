import { type ExactNumber, exactNumber, isExactNumber } from '../core/numbers/decimal.ts';
import { isSameNumber } from '../core/numbers/exact-number.ts';
import { limits } from '../core/options/limits.ts';
import type { FieldFacts, RequestFacts } from '../core/specification/fields.ts';
import { isObject } from './shape.ts';

/** A number as JSON writes it: no blanks, no thousands separators, no leading zeros. */
const decimalForm = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** A text in which a point may separate thousands: only its sender knows the number. */
const mayHaveThousands = /^-?[1-9]\d{0,2}\.\d{3}$/;

/** More decimals than any amount has: an object that prints this many more was not rounded. */
const manyDecimals = 40;

/** The text of a decimal: of a string, a bigint, or an object of a decimal library or database client. */
export function decimalTextOf(value: unknown): string | undefined {
  if (typeof value === 'string') return mayHaveThousands.test(value) ? undefined : decimalIn(value);
  if (typeof value === 'bigint') return String(value);
  // Bytes stand for the text that they encode, not for a number.
  if (!isObject(value) || ArrayBuffer.isView(value)) return undefined;
  const text = decimalIn(textBy(value, 'toString'));
  if (text !== undefined) return text;
  const fixed = decimalIn(textBy(value, 'toFixed'));
  const longer = decimalIn(textBy(value, 'toFixed', manyDecimals));
  // A text that lacks these decimals was rounded.
  return fixed !== undefined && longer !== undefined && isSameNumber(fixed, longer) ? fixed : undefined;
}

function decimalIn(text: unknown): string | undefined {
  const isDecimal =
    typeof text === 'string' && text.length <= limits.maxNumberLength && decimalForm.test(text);
  return isDecimal ? text : undefined;
}

function textBy(value: object, method: 'toString' | 'toFixed', decimals?: number): unknown {
  const text: unknown = Reflect.get(value, method);
  return typeof text === 'function' ? text.call(value, decimals) : undefined;
}

/** The exact number or decimal of a value: a double if that is exact. Undefined if the value is not a number. */
export function numberOf(value: unknown): ExactNumber | undefined {
  if (isExactNumber(value)) return value;
  const text = decimalTextOf(value);
  return text === undefined ? undefined : exactNumber(text);
}

/** A request with a number in place of each string or object that is a decimal; all else stays unchanged. */
export function withNumbers(request: unknown, facts: RequestFacts): unknown {
  return objectWithNumbers(request, 'DocumentRequest');

  function objectWithNumbers(sent: unknown, object: string): unknown {
    if (!isObject(sent)) return sent;
    const changed = Object.entries(facts[object]?.fields ?? {}).flatMap(([name, field]) => {
      const value = sent[name];
      const read = valueWithNumbers(value, field);
      return read === value ? [] : [[name, read] as const];
    });
    return changed.length === 0 ? sent : { ...sent, ...Object.fromEntries(changed) };
  }

  function valueWithNumbers(value: unknown, field: FieldFacts): unknown {
    switch (field.kind) {
      case 'decimal':
      case 'amount':
      case 'price':
        return numberOf(value) ?? value;
      case 'group':
        return objectWithNumbers(value, field.of);
      case 'list':
        return Array.isArray(value) ? value.map((entry) => objectWithNumbers(entry, field.of)) : value;
      default:
        return value;
    }
  }
}
