import { useData } from 'vitepress';
import { defineComponent, h, onMounted, ref } from 'vue';
import { explainLaw, lawSentence, lawStates } from '../../../src/cli/explain/law.ts';
import texts from '../../../src/cli/messages/law.json';
import { localDay } from '../../../src/report/local-day.ts';

/** Lists the rows of a topic of the law by their state on a day: today, until the reader takes another. */
export const LawAsOf = defineComponent({
  props: { topic: { type: String, required: true } },
  setup({ topic }) {
    const { lang } = useData();
    const day = ref('');
    // The day of the build would be wrong for every reader, so the list appears where scripts run.
    onMounted(() => {
      day.value = localDay(new Date());
    });

    return () => {
      const language = lang.value.startsWith('ar') ? 'ar' : 'en';
      const explained = day.value === '' ? undefined : explainLaw(topic, day.value);
      if (explained === undefined) return h('div');
      const taken = (event: Event) => {
        const { value } = event.target as HTMLInputElement;
        if (value !== '') day.value = value;
      };
      const lists = lawStates.flatMap((state) => {
        const rows = explained.rows.filter((row) => row.state === state);
        if (rows.length === 0) return [];
        const items = rows.map((row) => h('li', lawSentence(row, language)));
        return [h('dt', texts.states[state][language]), h('dd', [h('ul', items)])];
      });
      return h('div', { class: 'law-as-of' }, [
        h('label', [
          `${explained.title[language]}, ${texts.asOf[language].replace('{day}', '')}`,
          h('input', { type: 'date', value: day.value, onChange: taken }),
        ]),
        h('dl', { 'aria-live': 'polite' }, lists),
      ]);
    };
  },
});
