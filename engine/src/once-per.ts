/** Wraps a preparation so that it runs once for each object, and its result lives as long as the object. */
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

/** Returns a function that runs a preparation on first use: most programs need few preparations. */
export function onceAsked<Prepared extends object>(prepare: () => Prepared): () => Prepared {
  let prepared: Prepared | undefined;
  return () => {
    prepared ??= prepare();
    return prepared;
  };
}
