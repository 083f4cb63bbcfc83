import { madeText } from './strings.ts';

/** fn:encode-for-uri: everything but letters, digits and `-_.~` is escaped. */
export function encodeForUri(text = ''): string {
  const escaped = encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return madeText(escaped);
}

/** fn:iri-to-uri: characters that a URI must not contain are escaped; existing escapes stay. */
export function iriToUri(text = ''): string {
  return madeText(text.replace(/[^!#-;=?-[\]_a-z~]/gu, encodeURIComponent));
}

/** fn:escape-html-uri: escapes only characters outside printable ASCII. */
export function escapeHtmlUri(text = ''): string {
  return madeText(text.replace(/[^ -~]/gu, encodeURIComponent));
}
