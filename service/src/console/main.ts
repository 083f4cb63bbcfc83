import { byId, createAnswerer, el, type FieldHelp, inReadingOrder, own, sentence } from 'pint-ae/internal/ui';
import { clientOf } from './client.ts';
import type { Context, Who } from './context.ts';
import { isConfirmed } from './parts/controls.ts';
import { emptyState, errorState } from './parts/states.ts';
import { offered, type Place, placeInAddress } from './places.ts';
import { hashOf, routeOf } from './route.ts';
import { keepSession, loadSession, type Theme } from './session.ts';
import { consoleText, isText, type TextName, type Values } from './texts.ts';
import { signInForm } from './views/sign-in.ts';

const session = loadSession();
const main = byId('view');
const languageChoice = byId('language') as HTMLSelectElement;
const themeChoice = byId('theme') as HTMLSelectElement;
/** The release for checks; undefined for the latest release. */
const release = document
  .querySelector<HTMLMetaElement>('meta[name=release]')
  ?.content.split(',')
  .filter(Boolean);
const answerer = createAnswerer(byId('worker').textContent ?? '', () =>
  release?.length ? release : undefined,
);
const helps = new Map<string, Promise<FieldHelp | undefined>>();
let who: Who | undefined;
/** Aborted when another view is requested. */
let leaving = new AbortController();
let shownPath = '';
/** The address of the current view. */
let shownHash = location.hash;
const nothingUnsaved = () => false;
let isUnsaved: () => boolean = nothingUnsaved;
/** Notices of actions, shown until the view after the next one. */
let telling = '';

const say = (name: TextName, values?: Values) => consoleText(name, session.language, values);
const client = clientOf(session, () => signOut(say('keyEnded')));

function contextFor(signedIn: Who, left: AbortSignal): Context {
  const { language } = session;
  const { scopes } = signedIn.key;
  const tell = (text: string) => {
    telling = text;
    byId('told').replaceChildren(...inReadingOrder(text));
  };
  return {
    language,
    say,
    named: (name, otherwise) => (isText(name) ? say(name) : otherwise),
    client,
    who: signedIn,
    answerer,
    route: routeOf(location.hash),
    may: (scope) => scopes.includes(scope) || scopes.includes(scope.replace(/:read$/, ':write')),
    reload: () => showView(),
    tell,
    done: (text) => {
      tell(text);
      return showView();
    },
    askWhile: (is) => {
      isUnsaved = is;
    },
    help: () => {
      const known = helps.get(language) ?? answerer.ask('help', { language }).catch(() => undefined);
      helps.set(language, known);
      return known;
    },
    left,
  };
}

function showFrame(): void {
  const { language, theme } = session;
  document.documentElement.lang = language;
  document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr';
  document.documentElement.dataset.theme = theme;
  byId('title').textContent = say('title');
  byId('skip').textContent = say('skip');
  byId('language-label').textContent = say('language');
  byId('theme-label').textContent = say('theme');
  byId('sign-out').textContent = say('signOut');
  const themes = { auto: say('themeAuto'), light: say('themeLight'), dark: say('themeDark') };
  for (const option of themeChoice.options) option.textContent = themes[option.value as Theme];
  themeChoice.value = theme;
  languageChoice.value = language;
  byId('sign-out').hidden = who === undefined;
  byId('views').hidden = who === undefined;
  byId('who').replaceChildren(...(who === undefined ? [] : nameOf(who)));
}

function nameOf({ company, key, environment }: Who): (Node | string)[] {
  return [
    own(key.scopes.some((scope) => scope.startsWith('operator:')) ? say('operatorDid') : company.name),
    ' · ',
    el('span', { class: 'quiet' }, own(key.name)),
    ' ',
    el('span', { class: `chip ${environment === 'sandbox' ? 'warn' : 'good'}` }, say(environment)),
  ];
}

function showNames(context: Context, place: Place | undefined): void {
  byId('views').setAttribute('aria-label', say('views'));
  byId('views').replaceChildren(
    ...offered(context).map(({ name }) =>
      el(
        'a',
        { href: hashOf([name]), id: `to-${name}`, 'aria-current': name === place?.name ? 'page' : undefined },
        say(name),
      ),
    ),
  );
}

/** Shows the view of the current address. The focused element keeps the focus if it still exists. */
async function showView(): Promise<void> {
  if (who === undefined) return showSignIn('');
  leaving.abort();
  leaving = new AbortController();
  isUnsaved = nothingUnsaved;
  shownHash = location.hash;
  const { signal } = leaving;
  const context = contextFor(who, signal);
  const place = placeInAddress(context);
  const path = context.route.steps.join('/');
  const isOther = path !== shownPath;
  shownPath = path;
  showNames(context, place);
  if (isOther) {
    byId('told').replaceChildren(...inReadingOrder(telling));
    document.getElementById(`to-${place?.name}`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
  telling = '';
  main.setAttribute('aria-busy', 'true');
  if (isOther) main.replaceChildren(el('p', { class: 'quiet', role: 'status' }, say('loading')));
  const content = await pageContent(context, place);
  if (signal.aborted) return;
  const held = main.contains(document.activeElement) ? document.activeElement?.id : undefined;
  main.replaceChildren(...content);
  main.removeAttribute('aria-busy');
  if (isOther) byId('heading').focus();
  else if (held !== undefined)
    (document.getElementById(held) ?? byId('heading')).focus({ preventScroll: true });
}

async function pageContent(context: Context, place: Place | undefined): Promise<readonly (Node | string)[]> {
  const headed = (heading: string, ...content: readonly (Node | string)[]) => {
    document.title = `${heading} · pint-ae`;
    return [el('h2', { id: 'heading', tabindex: '-1' }, sentence(heading)), ...content];
  };
  if (place === undefined) return headed(say('title'), emptyState(say('noSuchPage')));
  if (!place.isOffered(context)) return headed(say(place.name), emptyState(say('noScope')));
  try {
    const { heading, content } = await place.show(context);
    return headed(heading, ...content);
  } catch (error) {
    return headed(
      say(place.name),
      errorState(context, error, () => void showView()),
    );
  }
}

function showSignIn(told: string): void {
  shownPath = '';
  showFrame();
  document.title = `${say('signIn')} · pint-ae`;
  byId('told').replaceChildren();
  main.replaceChildren(signInForm({ say }, told, signIn));
  byId('api-key').focus();
}

async function signIn(apiKey: string): Promise<void> {
  session.apiKey = apiKey;
  who = await client.read<Who>('v1/whoami');
  keepSession(session);
  showFrame();
  await showView();
}

function signOut(told: string): void {
  session.apiKey = '';
  who = undefined;
  isUnsaved = nothingUnsaved;
  keepSession(session);
  leaving.abort();
  showSignIn(told);
}

async function begin(): Promise<void> {
  showFrame();
  if (session.apiKey === '') return showSignIn('');
  try {
    await signIn(session.apiKey);
  } catch (error) {
    if (session.apiKey !== '') main.replaceChildren(errorState({ say }, error, () => void begin()));
  }
}

/** Tells whether leaving the view loses nothing, or the user accepts the loss. */
async function mayLeave(): Promise<boolean> {
  return !isUnsaved() || isConfirmed({ say }, say('unsaved'), say('leaveUnsaved'), say('stay'));
}

/** Called when the address changes, by a link or by hand. */
async function go(): Promise<void> {
  const wanted = location.hash;
  if (!isUnsaved()) return showView();
  history.replaceState(null, '', shownHash);
  if (wanted === shownHash || !(await mayLeave())) return;
  isUnsaved = nothingUnsaved;
  location.hash = wanted;
}

languageChoice.addEventListener('change', async () => {
  if (!(await mayLeave())) {
    languageChoice.value = session.language;
    return;
  }
  session.language = languageChoice.value === 'ar' ? 'ar' : 'en';
  keepSession(session);
  showFrame();
  shownPath = '';
  void showView();
  languageChoice.focus();
});
themeChoice.addEventListener('change', () => {
  session.theme = themeChoice.value as Theme;
  keepSession(session);
  showFrame();
});
byId('sign-out').addEventListener('click', async () => {
  if (await mayLeave()) signOut('');
});
byId('skip').addEventListener('click', (event) => {
  event.preventDefault();
  main.focus();
});
window.addEventListener('hashchange', () => void go());
window.addEventListener('beforeunload', (event) => {
  if (isUnsaved()) event.preventDefault();
});
void begin();
