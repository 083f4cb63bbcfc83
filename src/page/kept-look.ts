import { type Look, lookShape } from '../render/look.ts';

const key = 'pint-ae-look';

/** The user's additions to documents that are set on the page. */
export type KeptLook = Pick<Look, 'logo' | 'accent' | 'amountInWords' | 'bankDetails' | 'stamp'>;

const members = ['logo', 'accent', 'amountInWords', 'bankDetails', 'stamp'] as const;

/** Returns the look stored in this browser; it never leaves the browser. */
export function keptLook(): KeptLook {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(
      members.flatMap((name) => {
        const value: unknown = Reflect.get(kept, name);
        return value !== undefined && isAccepted(name, value) ? [[name, value]] : [];
      }),
    );
  } catch {
    return {};
  }
}

/** Stores the look on this device; returns false, and stores nothing, for a value that documents cannot have. */
export function keepLook(name: keyof KeptLook, value: KeptLook[keyof KeptLook]): boolean {
  if (value !== undefined && !isAccepted(name, value)) return false;
  try {
    localStorage.setItem(key, JSON.stringify({ ...keptLook(), [name]: value }));
  } catch {
    // There is no storage, or no room for a picture.
    return false;
  }
  return true;
}

function isAccepted(name: keyof KeptLook, value: unknown): boolean {
  return lookShape[name].mistakes(value, name).length === 0;
}
