import { el } from 'pint-ae/internal/ui';
import type { Context } from '../context.ts';
import { errorState } from '../parts/states.ts';

/** Asks for the key, which `enter` tries. */
export function signInForm(
  { say }: Pick<Context, 'say'>,
  told: string,
  enter: (apiKey: string) => Promise<void>,
): HTMLElement {
  const entry = el('input', {
    id: 'api-key',
    type: 'password',
    autocomplete: 'off',
    spellcheck: 'false',
    dir: 'ltr',
    required: true,
    'aria-describedby': 'key-help',
  });
  const problem = el('div', { id: 'key-problem', role: 'alert' }, told);
  const button = el('button', { type: 'submit', class: 'primary', id: 'enter' }, say('signIn'));
  const form = el(
    'form',
    { class: 'card sign-in', novalidate: true },
    el('h2', { id: 'heading', tabindex: '-1' }, say('signIn')),
    el('label', { for: 'api-key' }, say('apiKey')),
    entry,
    el('p', { class: 'quiet', id: 'key-help' }, say('keyHelp')),
    problem,
    button,
  );
  const press = async () => {
    const apiKey = entry.value.trim();
    problem.replaceChildren();
    // A header allows no other characters.
    if (!/^pint_[\x21-\x7e]+$/.test(apiKey)) {
      problem.replaceChildren(say('keyForm'));
      entry.focus();
      return;
    }
    button.disabled = true;
    await enter(apiKey).catch((error: unknown) => problem.replaceChildren(errorState({ say }, error)));
    button.disabled = false;
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void press();
  });
  return form;
}
