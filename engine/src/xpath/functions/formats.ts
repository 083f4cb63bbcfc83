import { type Call, fail } from '../compile/scope.ts';
import { typed, type Value } from '../compile/value.ts';
import { call } from '../plan/plan.ts';
import { because } from '../reason.ts';
import { DynamicError } from '../runtime/errors.ts';
import type { TemporalType } from '../runtime/values/dates.ts';
import { checkedPicture } from '../runtime/values/format-date.ts';
import { aText, define, optionalText, withoutLeftOut, type XPathFunction } from './function.ts';

export const formatFunctions: readonly XPathFunction[] = (['date', 'time', 'dateTime'] as const).map((item) =>
  define(`format-${item}`, [{ item, cardinality: 'optional' }, aText], optionalText, formatted, {
    optional: [optionalText, optionalText, optionalText],
  }),
);

/** A literal picture is checked before any document. */
function formatted(values: readonly [Value, Value, Value?, Value?, Value?], whole: Call): Value {
  const { args } = whole;
  if (args.length === 3 || args.length === 4)
    fail(whole, '{name}() does not take {arguments}', {
      name: whole.name.localName,
      arguments: because('{count} arguments', { count: args.length }),
    });
  refuseOtherPictures(whole);
  return typed(
    call('formatDate', ...withoutLeftOut(values).map(({ plan }) => plan)),
    'string',
    'optional',
    false,
  );
}

function refuseOtherPictures(whole: Call): void {
  const [, picture, ...others] = whole.args.map((each) => (each.kind === 'literal' ? each.value : undefined));
  if (picture === undefined) return;
  const type = whole.name.localName.replace('format-', 'xs:') as TemporalType;
  try {
    checkedPicture(type, picture, ...others);
  } catch (error) {
    if (!(error instanceof DynamicError)) throw error;
    fail(whole, '{reason}', { reason: { evaluation: error.message } });
  }
}
