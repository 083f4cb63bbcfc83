import { describe, expect, test } from 'vitest';
import {
  participantDeliveries,
  participantDeliveryOf,
  statuses,
  transition,
  transitions,
} from '../../src/documents/states.ts';

const triggers = ['create', 'replace', 'delete', 'submit', 'succeed', 'fail', 'receive'] as const;

describe('The statuses of documents', () => {
  test('change as the table says, and in no other way', () => {
    const found = [null, ...statuses].flatMap((from) =>
      triggers.flatMap((trigger) => {
        const row = transition(from, trigger);
        return row === undefined ? [] : [`${from} ${trigger} ${row.to}`];
      }),
    );
    expect(found.sort()).toEqual(
      [
        'null create Draft',
        'Draft replace Draft',
        'DeliveryFailed replace Draft',
        'Draft delete null',
        'Draft submit Pending',
        'DeliveryFailed submit Pending',
        'Pending succeed Sent',
        'Pending fail DeliveryFailed',
        'null receive Received',
      ].sort(),
    );
    expect(transitions).toHaveLength(found.length);
  });

  test('never change from Sent or Received', () => {
    for (const from of ['Sent', 'Received'] as const)
      for (const trigger of triggers) expect(transition(from, trigger)).toBeUndefined();
  });

  test('each say how far the delivery has come', () => {
    for (const status of statuses) expect(participantDeliveries).toContain(participantDeliveryOf[status]);
    expect(participantDeliveryOf.Draft).toBe('NotApplicable');
    expect(participantDeliveryOf.DeliveryFailed).toBe('Failed');
  });
});
