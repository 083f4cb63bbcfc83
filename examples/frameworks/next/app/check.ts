'use server';

import { validate } from 'pint-ae';

export interface Checked {
  readonly outcome: string;
  readonly errors: readonly { readonly path: string; readonly message: string; readonly hint: string }[];
}

/** Checks the invoice of the form; the rules stay on the server. */
export async function check(_before: Checked | null, form: FormData): Promise<Checked> {
  const { outcome, issues } = validate(String(form.get('invoice')));
  return { outcome, errors: issues.map(({ path, message, hint }) => ({ path, message, hint })) };
}
