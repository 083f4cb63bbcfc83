import type { RootName } from './invoice.ts';

/** Makes of a preparation one that is done once for each object it is asked for, and kept as long as the object lives. */
export function oncePer<Subject extends object, Prepared>(
  prepare: (subject: Subject) => Prepared,
): (subject: Subject) => Prepared {
  const kept = new WeakMap<Subject, Prepared>();
  return (subject) => {
    const known = kept.get(subject);
    if (known !== undefined) return known;
    const prepared = prepare(subject);
    kept.set(subject, prepared);
    return prepared;
  };
}

/** What is prepared for documents of each root, when it is first asked for. */
export function oncePerRoot<Prepared extends object>(
  prepare: (root: RootName) => Prepared,
): (root: RootName) => Prepared {
  const prepared = {
    Invoice: onceAsked(() => prepare('Invoice')),
    CreditNote: onceAsked(() => prepare('CreditNote')),
  };
  return (root) => prepared[root]();
}

/** Makes of a preparation one that is done when it is first asked for: most who start need few of them. */
export function onceAsked<Prepared extends object>(prepare: () => Prepared): () => Prepared {
  let prepared: Prepared | undefined;
  return () => {
    prepared ??= prepare();
    return prepared;
  };
}
