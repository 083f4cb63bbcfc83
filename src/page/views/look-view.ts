import { button, el, labelled } from '../../ui/dom.ts';
import type { Texts } from '../../ui/texts.ts';
import { type KeptLook, keepLook, keptLook } from '../storage.ts';

/** The company's additions to its documents; they stay on this device. `changed` is called when they change. */
export function lookView({ look }: Texts, changed: () => void): HTMLElement {
  const kept = keptLook();
  const told = el('p', { class: 'bad', role: 'alert' });
  const keep = (name: keyof KeptLook, value: KeptLook[keyof KeptLook], refusal = '') => {
    const isKept = keepLook(name, value);
    told.textContent = isKept ? '' : refusal;
    if (isKept) changed();
  };

  const logo = el('input', {
    type: 'file',
    id: 'look-logo',
    accept: 'image/png,image/jpeg,image/webp,image/svg+xml',
  });
  logo.addEventListener('change', () => {
    const [file] = logo.files ?? [];
    if (file !== undefined) void asDataUri(file).then((uri) => keep('logo', uri, look.logoRefused));
  });
  const accent = el('input', { type: 'color', id: 'look-accent', value: kept.accent ?? '#1f2937' });
  accent.addEventListener('change', () => keep('accent', accent.value, look.accentRefused));
  const bank = el('textarea', { id: 'look-bank', rows: '2', dir: 'auto' });
  bank.value = kept.bankDetails ?? '';
  bank.addEventListener('change', () =>
    keep('bankDetails', bank.value.trim() === '' ? undefined : bank.value),
  );
  const box = (name: 'amountInWords' | 'stamp') => {
    const input = el('input', { type: 'checkbox', id: `look-${name}` });
    input.checked = kept[name] ?? false;
    input.addEventListener('change', () => keep(name, input.checked));
    return el('div', { class: 'field check' }, input, el('label', { for: `look-${name}` }, look[name]));
  };
  return el(
    'details',
    { class: 'look', id: 'look' },
    el('summary', {}, look.heading),
    el(
      'div',
      { class: 'fields' },
      labelled(logo, look.logo),
      labelled(accent, look.accent),
      labelled(bank, look.bankDetails),
      box('amountInWords'),
      box('stamp'),
    ),
    el(
      'p',
      { class: 'actions' },
      button(look.noLogo, () => keep('logo', undefined), { id: 'look-no-logo' }),
    ),
    told,
    el('p', { class: 'quiet' }, look.kept),
  );
}

function asDataUri(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(new Error(file.name)));
    reader.readAsDataURL(file);
  });
}
