import {
  at,
  complete,
  type Field,
  type FieldType,
  groups,
  hasFields,
  inside,
  withAt,
} from './complete-request.ts';
import type { Statement } from './statement.ts';
import { told, type World } from './world.ts';

/** A value of another type for each type of field. */
function wrongFor(type: FieldType): unknown {
  if (typeof type === 'object') return 'Unheard';
  return { string: 42, date: '2026-02-30', number: 'many', boolean: 'perhaps', array: 'one', object: 'one' }[
    type
  ];
}

/** One for each field of the document request, and of its objects. */
export function requestFields(): Statement[] {
  return groups.flatMap(([section, place, fields]) =>
    fields.map((field) => statementOf(section, place, field)),
  );
}

function statementOf(section: string, place: string, field: Field): Statement {
  const [name, type, required, nullable] = field;
  const full = inside(place, name);
  const wrong = wrongFor(type);
  const kind = typeof type === 'string' ? type : `one of ${type.join(', ')}`;
  const refused = `400 bad-request at ${full}`;
  return {
    section,
    says: `${name}: ${kind}, ${required}, ${nullable}`,
    tried: `${full} kept; ${JSON.stringify(wrong)}; left out; null`,
    expected: [
      'kept',
      refused,
      required === 'required' ? refused : '201',
      nullable === 'nullable' ? '201' : refused,
    ].join('; '),
    come: async (world) => {
      const sent = (value: unknown) => creation(world, withAt(complete, full, value));
      const isKept = JSON.stringify(at(world.kept, full)) === JSON.stringify(at(complete, full));
      // One request leaves out all that may be, and one has all the nulls: but not those of objects, whose fields they have.
      const { withoutOptional, withNulls } = world.created;
      const isLeftOut = required === 'optional' && !hasFields(full);
      const isNull = nullable === 'nullable' && !hasFields(full);
      return [
        isKept ? 'kept' : 'not kept',
        await sent(wrong),
        isLeftOut ? told(withoutOptional) : await sent(undefined),
        isNull ? told(withNulls) : await sent(null),
      ].join('; ');
    },
  };
}

async function creation({ ask }: World, body: object): Promise<string> {
  return told(await ask('/v1/invoices', { method: 'POST', body }));
}
