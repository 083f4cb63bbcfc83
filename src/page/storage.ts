import { isJsonObject, type JsonObject } from '../core/findings/fix.ts';
import { type Look, lookShape } from '../render/look.ts';

/** A text that this browser has stored, which never leaves it; `otherwise` in a browser without storage. */
export function stored(key: string, otherwise?: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return otherwise;
  }
}

/** The object that was stored as JSON; without members if there is none. */
export function storedObject(key: string): JsonObject {
  try {
    const kept: unknown = JSON.parse(stored(key) ?? 'null');
    return isJsonObject(kept) ? kept : {};
  } catch {
    return {};
  }
}

/** Stores a text on this device, or removes it; false without storage, or without room for it. */
export function store(key: string, text: string | undefined): boolean {
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

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
