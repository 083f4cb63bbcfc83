import type { Language } from 'pint-ae';
import type { Answerer } from 'pint-ae/internal/ui';
import { vi } from 'vitest';
import { answers } from '../../../src/ui/answering/answers.ts';
import { linesOf } from '../../../test/approved-page/answers-of-page.ts';
import { clientOf } from '../../src/console/client.ts';
import type { Context, Who as KeyHolder } from '../../src/console/context.ts';
import { errorState } from '../../src/console/parts/states.ts';
import { placeInAddress } from '../../src/console/places.ts';
import { routeOf } from '../../src/console/route.ts';
import { consoleText, isText } from '../../src/console/texts.ts';
import { openSmallDocument, type SmallElement } from '../support/small-document.ts';
import type { Who, World } from './world.ts';

/** Entries in the fields of a view, by id; `true` and `false` are boxes. */
type Entries = Readonly<Record<string, string | boolean | File>>;

/** Actions of a person in a view: entries, presses of elements by id or class, and pauses. */
export type Deeds = readonly (string | Entries)[];

const facts = { currency: 'AED', country: { en: 'the UAE', ar: 'الإمارات' } };

/** The figures of the process that answers, which differ between machines. */
const health = {
  ...{ environment: 'sandbox', version: '0.1.0', database: 'embedded', databaseMilliseconds: 2 },
  ...{ delivery: 'sandbox', uptimeSeconds: 3600, memoryBytes: 123_456_789 },
};

/** Shows a view of the console to the holder of a key, as a step; and what becomes of it when buttons are pressed. */
export async function seeView(
  world: World,
  who: Who,
  hash: string,
  language: Language,
  deeds?: Deeds,
): Promise<void> {
  const told = deeds === undefined ? '' : ` ${JSON.stringify(deeds)}`;
  const name = `${who.name} sees ${hash} ${language}${told}`;
  await world.step(
    name,
    async () => {
      const view = await openView(world, who, hash, language);
      try {
        const before = view.shown();
        if (deeds === undefined) return [...before, ...view.events()].join('\n');
        view.events();
        const after = await view.act(deeds);
        return linesOf(after.join('\n'), before.join('\n')).join('\n');
      } finally {
        view.close();
      }
    },
    deeds === undefined,
  );
}

async function openView(world: World, who: Who, hash: string, language: Language) {
  const { app, clock } = world;
  const events: string[] = [];
  let waiting = 0;
  const body = openSmallDocument(
    language === 'ar' ? 'rtl' : 'ltr',
    { 'page-facts': JSON.stringify(facts) },
    ({ attributes }) => void events.push(`saves ${attributes.get('download')}`),
  );
  const location = { href: 'https://service.example/console', hash };
  vi.stubGlobal('location', location);
  vi.stubGlobal('fetch', async (url: URL, init: RequestInit) => {
    waiting += 1;
    try {
      const path = `${url.pathname}${url.search}`;
      if (init.method !== 'GET') events.push(`asks ${init.method} ${path} ${String(init.body ?? '')}`);
      if (path === '/v1/operator/health' && who.name === 'operator') return Response.json(health);
      return await app.request(path, init);
    } finally {
      waiting -= 1;
    }
  });
  vi.useFakeTimers({ toFake: ['Date'], now: clock.now() });
  vi.stubEnv('TZ', 'Asia/Dubai');
  let keys = 0;
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    keys += 1;
    return Object.assign(bytes ?? new Uint8Array(), {
      0: keys,
      1: world.answers.length % 256,
      2: world.answers.length >> 8,
    });
  });
  const left = new AbortController();
  const answerer: Answerer = {
    ask: async (name, told) => answers[name](told) as never,
    startOver: () => {},
  };
  const say: Context['say'] = (name, values) => consoleText(name, language, values);
  const client = clientOf({ apiKey: who.apiKey, language, theme: 'auto' }, () =>
    events.push('the key has ended'),
  );
  const holder = await client.read<KeyHolder>('v1/whoami');
  let isUnsaved = () => false;
  const context: Context = {
    ...{ language, say, client, answerer, who: holder, route: routeOf(hash), left: left.signal },
    may: (scope) =>
      holder.key.scopes.some((own) => own === scope || own === scope.replace(/:read$/, ':write')),
    reload: async () => void events.push('shows the view again'),
    named: (name, otherwise) => (isText(name) ? say(name) : otherwise),
    tell: (text) => events.push(`tells ${text}`),
    done: async (text) => void events.push(`tells ${text}`, 'shows the view again'),
    askWhile: (is) => {
      isUnsaved = is;
    },
    help: async () => answers.help({ language }),
  };
  /** Waits until all is answered. */
  const settle = async () => {
    for (let quiet = 0; quiet < 5; quiet = waiting === 0 ? quiet + 1 : 0)
      await new Promise((resolve) => setImmediate(resolve));
  };
  const found = (name: string) =>
    body.getElementById(name) ?? body.all().findLast(({ className }) => className.split(' ').includes(name));
  const press = (name: string) => {
    const button = found(name);
    if (button === undefined) events.push(`has no ${name}`);
    else button.click();
  };
  const enter = (id: string, value: string | boolean | File) => {
    const entry = found(id);
    if (entry === undefined) return void events.push(`has no ${id}`);
    if (typeof value === 'boolean') entry.checked = value;
    else if (typeof value === 'string') entry.value = value;
    else entry.files = [value];
    for (const kind of ['input', 'change']) entry.dispatchEvent(new Event(kind));
  };
  const place = placeInAddress(context);
  const isOffered = place?.isOffered(context) ?? false;
  if (place !== undefined && isOffered) {
    const { heading, content } = await place.show(context).catch((error: unknown) => ({
      heading: 'failed',
      content: [errorState(context, error, () => {})],
    }));
    body.append(`# ${heading}`, ...(content as unknown as (SmallElement | string)[]));
  } else body.append(place === undefined ? 'No such place.' : 'Not offered.');
  await settle();
  const shown = () => [...body.shown().slice(2), ...(isUnsaved() ? ['unsaved'] : [])];
  return {
    shown,
    events: () => events.splice(0),
    act: async (deeds: Deeds) => {
      for (const deed of deeds) {
        if (deed === 'pause') await new Promise((resolve) => setTimeout(resolve, 200));
        else if (typeof deed === 'string') press(deed);
        else for (const [id, value] of Object.entries(deed)) enter(id, value);
        await settle();
        const question = body.getElementById('question');
        if (question !== null) events.push(`asks a person ${question.textContent}`);
      }
      const at = location.hash === hash ? [] : [`goes to ${location.hash}`];
      return [...shown(), ...events, ...at];
    },
    close: () => {
      left.abort();
      vi.useRealTimers();
      vi.restoreAllMocks();
      vi.unstubAllEnvs();
      vi.unstubAllGlobals();
    },
  };
}
