import { useData } from 'vitepress';
import { defineComponent, h, onMounted, ref } from 'vue';
import example from '../../../examples/broken/exempt-without-reason.json?raw';
import texts from './try-server.json';

const requests = [
  'POST /v1/validate',
  'POST /v1/convert',
  'POST /v1/render',
  'GET /v1/rules?topic=payment',
  'GET /v1/rules/ibr-167-ae',
] as const;

/** Sends a request to a server that the reader names, and shows its answer. */
export const TryServer = defineComponent({
  setup() {
    const { lang } = useData();
    const say = (name: keyof typeof texts) => texts[name][lang.value.startsWith('ar') ? 'ar' : 'en'];
    const address = ref('http://127.0.0.1:8080');
    const request = ref<string>(requests[0]);
    const body = ref(example);
    const told = ref('');
    const answer = ref('');
    const isSending = ref(false);
    // The page as it is built has no form: without scripts it would do nothing.
    const isShown = ref(false);
    onMounted(() => {
      isShown.value = true;
    });

    async function send(event: Event): Promise<void> {
      event.preventDefault();
      const [method = '', path = ''] = request.value.split(' ');
      answer.value = '';
      const base = address.value.trim().replace(/\/+$/, '');
      if (!/^https?:\/\//.test(base) || !URL.canParse(base + path)) {
        told.value = say('noAddress');
        return;
      }
      told.value = say('sending');
      isSending.value = true;
      try {
        const response = await fetch(base + path, {
          method,
          credentials: 'omit',
          headers: {
            'accept-language': lang.value,
            ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
          },
          ...(method === 'POST' ? { body: body.value } : {}),
        });
        answer.value = inLines(await response.text());
        told.value = say('answered').replace('{status}', String(response.status));
      } catch {
        told.value = say('noAnswer');
        // A page on a disk has no origin of its own.
        const origin = location.protocol === 'file:' ? 'null' : location.origin;
        answer.value = `pint-ae serve --allowed-origin ${origin}`;
      }
      isSending.value = false;
    }

    const labelled = (name: 'address' | 'request' | 'body', control: ReturnType<typeof h>) =>
      h('label', [say(name), control]);
    const form = () =>
      h('form', { class: 'try-server', onSubmit: send }, [
        labelled('address', entry('input', address, { type: 'url', spellcheck: false })),
        labelled(
          'request',
          entry(
            'select',
            request,
            {},
            requests.map((each) => h('option', { value: each }, each)),
          ),
        ),
        request.value.startsWith('POST')
          ? labelled('body', entry('textarea', body, { rows: 12, spellcheck: false }))
          : undefined,
        h('button', { type: 'submit', disabled: isSending.value }, say('send')),
        h('div', { role: 'status' }, told.value),
        answer.value === '' ? undefined : h('pre', { dir: 'ltr', tabindex: 0 }, answer.value),
      ]);
    return () => h('div', isShown.value ? [form()] : []);
  },
});

/** A field whose value is kept; what programs read runs from left to right. */
function entry(
  name: 'input' | 'select' | 'textarea',
  value: { value: string },
  facts: Readonly<Record<string, unknown>>,
  content: readonly ReturnType<typeof h>[] = [],
) {
  return h(
    name,
    {
      ...facts,
      dir: 'ltr',
      value: value.value,
      [name === 'select' ? 'onChange' : 'onInput']: (event: Event) => {
        value.value = (event.target as HTMLInputElement).value;
      },
    },
    [...content],
  );
}

/** JSON with a line for each value; anything else as it came. */
function inLines(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
