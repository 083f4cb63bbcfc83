'use client';

import { useActionState } from 'react';
import { check } from './check';

export default function Page() {
  const [checked, action, isPending] = useActionState(check, null);
  return (
    <form action={action}>
      <label>
        Invoice (JSON)
        <textarea name="invoice" rows={20} cols={80} required />
      </label>
      <button type="submit" disabled={isPending}>
        Check
      </button>
      <output>{checked?.outcome}</output>
      <ul>
        {checked?.errors.map(({ path, message, hint }) => (
          <li key={`${path} ${message}`}>
            <code>{path}</code> {message} {hint}
          </li>
        ))}
      </ul>
    </form>
  );
}
