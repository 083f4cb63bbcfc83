/** Describes how the document of a case differs from its base. */
export interface Edit {
  /** Lists of which the first entry is repeated, by path; entries with an id are numbered. */
  readonly copies?: Readonly<Record<string, number>>;
  /** Values by path, such as `lines[0].vatRate`. */
  readonly edit?: Readonly<Record<string, unknown>>;
  /** Paths that are not sent. */
  readonly without?: readonly string[];
  /** Place where in an envelope the document stands, and what stands beside it there, by path. */
  readonly inside?: string;
  readonly beside?: Readonly<Record<string, unknown>>;
  /** The whole document, if it has nothing of the base. */
  readonly document?: unknown;
}

/** The parent of the value at a path, and its name in it. */
function place(document: object, path: string): readonly [parent: object, name: string] {
  const steps = path.match(/[^.[\]]+/g) ?? [];
  const parent = steps.slice(0, -1).reduce<object>((part, step) => Object(Reflect.get(part, step)), document);
  return [parent, steps.at(-1) ?? ''];
}

/** Sets values by their path; undefined removes what is there. */
function setAll(document: object, values: Readonly<Record<string, unknown>>): void {
  for (const [path, value] of Object.entries(values)) {
    const [parent, name] = place(document, path);
    if (value === undefined) Reflect.deleteProperty(parent, name);
    else Reflect.set(parent, name, structuredClone(value));
  }
}

/** Repeats the first entry of a list; what has an id is numbered. */
function repeat(document: object, path: string, count: number): void {
  const [parent, name] = place(document, path);
  const [first]: unknown[] = Reflect.get(parent, name);
  const entries = Array.from({ length: count }, (_, index) => {
    const entry: unknown = structuredClone(first);
    if (index > 0 && typeof entry === 'object' && entry !== null && 'id' in entry)
      entry.id = String(index + 1);
    return entry;
  });
  Reflect.set(parent, name, entries);
}

/** Puts a document into an envelope at a path: `data.document` or `invoices[0]`. */
function enveloped(document: object, path: string, beside: Readonly<Record<string, unknown>>): object {
  const names = path.match(/[^.[\]]+/g) ?? [];
  const envelope = names.reduceRight<unknown>(
    (inner, name) => (/^\d+$/.test(name) ? [inner] : { [name]: inner }),
    document,
  );
  setAll(Object(envelope), beside);
  return Object(envelope);
}

/** Returns the document that an edit makes of a base; the base stays as it is. */
export function edit(
  base: unknown,
  { document, copies = {}, edit: values = {}, without = [], inside, beside = {} }: Edit,
): unknown {
  if (document !== undefined) return structuredClone(document);
  const edited: object = Object(structuredClone(base));
  const changes = { ...Object.fromEntries(without.map((path) => [path, undefined])), ...values };
  const ofCopies = (path: string) =>
    Object.keys(copies).some((list) => path.startsWith(`${list}[`) && !path.startsWith(`${list}[0]`));
  const [first, later] = [false, true].map((copied) =>
    Object.fromEntries(Object.entries(changes).filter(([path]) => ofCopies(path) === copied)),
  );
  setAll(edited, first ?? {});
  for (const [path, count] of Object.entries(copies)) repeat(edited, path, count);
  setAll(edited, later ?? {});
  return inside === undefined ? edited : enveloped(edited, inside, beside);
}
