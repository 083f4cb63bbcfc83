import { isJsonObject, type JsonObject } from '../core/findings/fix.ts';

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
