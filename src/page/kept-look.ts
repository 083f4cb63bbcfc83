import { type Look, lookShape } from '../render/look.ts';
import { store, storedObject } from './storage.ts';

const key = 'pint-ae-look';

/** The user's additions to documents that are set on the page. */
export type KeptLook = Pick<Look, 'logo' | 'accent' | 'amountInWords' | 'bankDetails' | 'stamp'>;

const members = ['logo', 'accent', 'amountInWords', 'bankDetails', 'stamp'] as const;

/** Returns the look stored in this browser. */
export function keptLook(): KeptLook {
  const kept = storedObject(key);
  return Object.fromEntries(
    members.flatMap((name) => {
      const value = kept[name];
      return value !== undefined && isAccepted(name, value) ? [[name, value]] : [];
    }),
  );
}

/** Stores the look on this device; returns false, and stores nothing, for a value that documents cannot have. */
export function keepLook(name: keyof KeptLook, value: KeptLook[keyof KeptLook]): boolean {
  if (value !== undefined && !isAccepted(name, value)) return false;
  return store(key, JSON.stringify({ ...keptLook(), [name]: value }));
}

function isAccepted(name: keyof KeptLook, value: unknown): boolean {
  return lookShape[name].mistakes(value, name).length === 0;
}
