// An adapter for the API of Storecove, written from its public description (document_submissions, evidence,
// discovery/receives) and tried only against a stand-in made from it. It sends documents; Storecove writes the
// envelope, and handles reports and statuses itself, so this adapter refuses these messages of the service.
// DELIVERY=adapter ADAPTER=service/adapters/storecove.mjs
// ADAPTER_OPTIONS={"apiKey":"…","legalEntityId":123,"scheme":"the name that Storecove has for 0235"}

const production = 'https://api.storecove.com/api/v2';

export default function storecove({ options, timeoutSeconds }) {
  const { apiKey, legalEntityId, scheme, url = production } = options;
  if (typeof apiKey !== 'string' || !Number.isInteger(legalEntityId) || typeof scheme !== 'string')
    throw new Error('ADAPTER_OPTIONS needs apiKey, legalEntityId and scheme');

  /** Returns Storecove's answer about the document, or the reason why there is none. */
  const ask = async (path, body) => {
    try {
      const response = await fetch(`${url}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          accept: 'application/json',
          authorization: `Bearer ${apiKey}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutSeconds * 1000),
      });
      const { status } = response;
      const text = await response.text();
      if (status === 401 || status === 403 || status === 408 || status === 429 || status >= 500)
        return { reason: `Storecove answered with status ${status}.` };
      return { status, json: jsonIn(text) };
    } catch (error) {
      return { reason: `Storecove does not answer: ${error.cause?.code ?? error.name}.` };
    }
  };

  return {
    deliver: async ({ instanceId, message, envelope, receiver, triesBefore }) => {
      if (message !== 'document')
        return { outcome: 'refused', reason: `Storecove takes documents from here, and no ${message}.` };
      const document = documentIn(envelope);
      const answer = await ask('/document_submissions', {
        legalEntityId,
        // Storecove accepts a document with the same id only once.
        idempotencyGuid: instanceId,
        routing: { eIdentifiers: [{ scheme, id: receiver.slice(receiver.indexOf(':') + 1) }] },
        document: {
          documentType: 'invoice',
          rawDocumentData: {
            document: Buffer.from(document).toString('base64'),
            parse: true,
            parseStrategy: 'ubl',
          },
        },
      });
      if ('reason' in answer) return { outcome: 'unavailable', ...answer };
      const { status, json } = answer;
      if (status === 200 && typeof json?.guid === 'string')
        return { outcome: 'awaiting', reference: json.guid };
      if (status === 422) {
        const said = [json].flat().map((fault) => [fault?.source, fault?.details].filter(Boolean).join(': '));
        // Storecove may have accepted an earlier try whose answer was lost, and does not tell its reference.
        return triesBefore > 0 && said.some((words) => /idempotency/i.test(words))
          ? { outcome: 'unavailable', reason: 'Storecove has taken this document before: look for it there.' }
          : { outcome: 'refused', reason: said.join('; ') || 'Storecove refused the document.' };
      }
      return status >= 400
        ? { outcome: 'refused', reason: `Storecove answered with status ${status}.` }
        : { outcome: 'unavailable', reason: 'The answer of Storecove was not understood.' };
    },

    /** The answer for a reference: Storecove has evidence of sending once the document has been sent. */
    answerTo: async (_, reference) => {
      if (reference === null) return { outcome: 'awaiting' };
      const answer = await ask(`/document_submissions/${encodeURIComponent(reference)}/evidence/sending`);
      if ('reason' in answer) return { outcome: 'unavailable', ...answer };
      return answer.status === 200 ? { outcome: 'delivered', receipt: reference } : { outcome: 'awaiting' };
    },

    receives: async (participantId) => {
      const receivesOne = (documentType) =>
        ask('/discovery/receives', {
          documentTypes: [documentType],
          network: 'peppol',
          metaScheme: 'iso6523-actorid-upis',
          scheme,
          identifier: participantId.slice(participantId.indexOf(':') + 1),
        });
      const [invoice, creditNote] = await Promise.all([receivesOne('invoice'), receivesOne('creditnote')]);
      const unknown = [invoice, creditNote].find(({ reason }) => reason !== undefined);
      if (unknown !== undefined) return { registered: null, receives: null, reason: unknown.reason };
      const receives = [
        ...(invoice.json?.code === 'OK' ? ['Invoice'] : []),
        ...(creditNote.json?.code === 'OK' ? ['CreditNote'] : []),
      ];
      if (receives.length > 0) return { registered: true, receives, reason: null };
      // Only OK is documented; other codes may mean anything.
      return { registered: null, receives: [], reason: `Storecove says ${invoice.json?.code ?? 'nothing'}.` };
    },
  };
}

/** The document in an envelope, exactly as written there. */
function documentIn(envelope) {
  const from = envelope.indexOf('</StandardBusinessDocumentHeader>');
  const until = envelope.lastIndexOf('</StandardBusinessDocument>');
  if (from < 0 || until < 0) throw new Error('The envelope has another form than expected.');
  return envelope.slice(from + '</StandardBusinessDocumentHeader>'.length, until).trim();
}

function jsonIn(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
