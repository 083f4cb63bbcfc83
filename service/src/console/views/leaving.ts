import { el, momentIn, own } from 'pint-ae/internal/ui';
import type { Company } from '../../operator-api/company.ts';
import type { Erasable } from '../../operator-api/leaving-operations.ts';
import type { Context } from '../context.ts';
import { actionButton, isConfirmed } from '../parts/controls.ts';
import { actions, card, factsOf } from '../parts/table.ts';
import { code } from '../parts/written.ts';

const pathOf = ({ id }: Company) => `v1/operator/companies/${encodeURIComponent(id)}`;

/** Erases a closed company, after showing the operator what will be lost. */
export function eraseButton(context: Context, company: Company): HTMLElement {
  const { say, client } = context;
  const { id, name } = company;
  const erase = async () => {
    const { keptUntil, ...counts } = await client.read<Erasable>(`${pathOf(company)}/erasable`);
    const kept = counts.kept === 0 ? 'eraseKeepsNone' : 'eraseKeeps';
    const values = {
      name,
      when: company.exportedAt?.slice(0, 10) ?? '–',
      until: keptUntil ?? '–',
      ...counts,
    };
    const question = `${say('eraseQuestion', values)} ${say(kept, values)} ${say('cannotBeUndone')}`;
    if (!(await isConfirmed(context, question, say('erase')))) return;
    const { done } = await client.read<{ done: string }>(`${pathOf(company)}/erase`, { method: 'POST' });
    await context.done(done);
  };
  return actionButton(context, say('erase'), erase, { id: `erase-${id}` });
}

/** The export and erasure of a company. */
export function leavingPart(context: Context, company: Company, mayChange: boolean): HTMLElement {
  const { say, client, language } = context;
  const { exportedAt, erasedAt, status } = company;
  const moment = (at: string | null) => (at === null ? say('never') : momentIn(at, language));
  const made = el('p', { 'aria-live': 'polite' });
  const exportNow = async () => {
    const { file, documents } = await client.read<{ file: string; documents: number }>(
      `${pathOf(company)}/export`,
      { method: 'POST' },
    );
    made.replaceChildren(own(say('exportedDocuments', { count: documents })), ' ', code(file));
  };
  return card(
    'leaving',
    say('leaving'),
    factsOf([
      [say('exportedAt'), moment(exportedAt)],
      ...(erasedAt === null ? [] : [[say('erasedAt'), moment(erasedAt)] as const]),
    ]),
    el('p', { class: 'quiet' }, say(status === 'closed' ? 'leavingClosed' : 'leavingAbout')),
    ...(mayChange
      ? [
          actions(
            actionButton(context, say('exportNow'), exportNow, { id: 'export' }),
            status === 'closed' && exportedAt !== null && erasedAt === null && eraseButton(context, company),
          ),
        ]
      : []),
    made,
  );
}
