/** Preparations that run once: for each object, or when they are first needed. */
export { onceAsked, oncePer } from '../once-per.ts';
//# sourceMappingURL=once-per.d.ts.map