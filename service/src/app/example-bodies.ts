interface Media {
  readonly schema?: { readonly $ref?: string };
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

interface Described {
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
}

interface Whole {
  readonly paths: Readonly<Record<string, object>>;
}

/** A request for each schema of a body; the library provides the documents. */
const examples: Readonly<Record<string, unknown>> = {
  BusinessPartnerRequest: {
    name: 'Oasis Consulting FZ-LLC',
    nameAr: 'واحة للاستشارات',
    vatTrn: '100712345600003',
    participantId: '0235:1007123456',
    city: 'Abu Dhabi',
    country: 'AE',
    code: 'C-1001',
  },
  BusinessPartnerReplacement: { name: 'Oasis Consulting FZ-LLC', code: 'C-1001', isActive: false },
  ItemRequest: {
    code: 'CH-ERG-01',
    name: 'Ergonomic office chair, black',
    unitOfMeasure: 'EA',
    unitPrice: 845.5,
  },
  ItemReplacement: { code: 'CH-ERG-01', name: 'Ergonomic office chair, black', unitPrice: 899 },
  WebhookRequest: {
    targetUrl: 'https://erp.example.com/hook',
    eventTypes: ['document.sent', 'document.failed'],
  },
  WebhookReplacement: { targetUrl: 'https://erp.example.com/hook', eventTypes: ['document.sent'] },
  ReplayRequest: { since: '2026-11-01T00:00:00Z' },
  NewCompany: {
    name: 'Gulf Pearl Trading LLC',
    participants: ['0235:1009123456'],
    trns: ['100912345600003'],
    monthlyQuota: 5000,
  },
  UnansweredFilter: { message: 'report', olderThanSeconds: 3600 },
  CompanyChange: { name: 'Gulf Pearl Trading LLC', monthlyQuota: 8000 },
  NewKey: { name: 'ERP', scopes: ['invoices:write'] },
  KeyRotation: { overlapHours: 48 },
  EchoRequest: { message: 'Hello' },
  ReviewRequest: { state: 'queried', reason: 'The quantity is not that of the order.' },
  MailRequest: { to: 'accounts@buyer.example' },
  SubmitLine: { id: '019a3f5c-7d0e-7c1a-9b1e-2f6d8a4c5e70' },
};

/** Adds an example to each JSON body: a body that a client can send, or start from. */
export function withExampleBodies<Document extends Whole>(document: Document): Document {
  const { paths }: Whole = document;
  const { post }: { readonly post?: Described } = { ...paths['/v1/validate'] };
  const { 'valid-invoice': invoice, 'valid-credit-note': creditNote } =
    post?.requestBody?.content['application/json']?.examples ?? {};
  const bodies = { ...examples, DocumentRequest: invoice?.value, CreditNoteRequest: creditNote?.value };
  const added = Object.entries(paths).map(([path, methods]) => [
    path,
    Object.fromEntries(
      Object.entries<Described>({ ...methods }).map(([method, operation]) => [
        method,
        withExample(operation, bodies),
      ]),
    ),
  ]);
  return { ...document, paths: Object.fromEntries(added) };
}

function withExample(operation: Described, bodies: Readonly<Record<string, unknown>>): Described {
  const { requestBody } = operation;
  if (requestBody === undefined) return operation;
  const content = Object.entries(requestBody.content).map(([mediaType, media]) => {
    const example = bodies[media.schema?.$ref?.split('/').at(-1) ?? ''];
    const isShown = mediaType === 'application/json' || mediaType.endsWith('ndjson');
    const isAdded = isShown && example !== undefined && media.examples === undefined;
    return [mediaType, isAdded ? { ...media, example } : media];
  });
  return { ...operation, requestBody: { ...requestBody, content: Object.fromEntries(content) } };
}
