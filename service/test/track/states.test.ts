import { describe, expect, test } from 'vitest';
import {
  inboundStatuses,
  participantDeliveries,
  participantDeliveryOf,
  statuses,
  transition,
  transitions,
  triggers,
} from '../../src/track/states.ts';

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
        'Sent reject DeliveryFailed',
        'DeliveryFailed reject DeliveryFailed',
        'DeliveryFailed confirm Sent',
        'null receive Received',
        'null refuse Refused',
      ].sort(),
    );
    expect(transitions).toHaveLength(found.length);
  });

  test('never change from Received or Refused, and from Sent only by a rejection', () => {
    for (const trigger of triggers) {
      for (const status of inboundStatuses) expect(transition(status, trigger)).toBeUndefined();
      expect(transition('Sent', trigger)?.to).toBe(trigger === 'reject' ? 'DeliveryFailed' : undefined);
    }
  });

  test('each say how far the delivery has come', () => {
    for (const status of statuses)
      expect(participantDeliveries).toContain(participantDeliveryOf(status, 'sent'));
    expect(participantDeliveryOf('Draft', 'notApplicable')).toBe('NotApplicable');
    expect(participantDeliveryOf('Sent', 'delivered')).toBe('Pending');
    expect(participantDeliveryOf('Sent', 'notApplicable')).toBe('NotApplicable');
    expect(participantDeliveryOf('DeliveryFailed', 'rejected')).toBe('Failed');
  });
});
