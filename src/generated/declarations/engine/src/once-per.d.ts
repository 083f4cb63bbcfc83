/** Wraps a preparation so that it runs once for each object, and its result lives as long as the object. */
export declare function oncePer<Subject extends object, Prepared>(prepare: (subject: Subject) => Prepared): (subject: Subject) => Prepared;
/** Wraps a preparation so that it runs when it is first needed: most programs need few of them. */
export declare function onceAsked<Prepared extends object>(prepare: () => Prepared): () => Prepared;
//# sourceMappingURL=once-per.d.ts.map