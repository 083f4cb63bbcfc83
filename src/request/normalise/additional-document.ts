import type { AdditionalDocument, Reference } from '../../core/invoice/invoice.ts';
import { nonBlank } from '../../core/text/text.ts';
import type { AdditionalDocumentRequest, DocumentRequest } from '../schema/request.ts';
import type { Context } from './context.ts';

/** Supporting documents (IBG-24); the project (IBT-011) of a credit note is one of them. */
export function supportingDocuments(
  request: DocumentRequest,
  project: Reference | undefined,
  context: Context,
): readonly AdditionalDocument[] {
  const sent = normaliseAdditionalDocuments(request.additionalDocuments ?? [], context);
  if (context.root !== 'CreditNote' || project === undefined) return sent;
  return [...sent, projectDocument(project, context)];
}

function normaliseAdditionalDocuments(
  documents: readonly AdditionalDocumentRequest[],
  context: Context,
): AdditionalDocument[] {
  return documents.map((document, index) => {
    const path = `additionalDocuments[${index}]`;
    const documentId = nonBlank(document.documentId);
    return {
      path,
      documentId,
      schemeId: documentId && nonBlank(document.schemeId),
      documentTypeCode: nonBlank(document.documentTypeCode),
      description: nonBlank(document.description),
      externalUri: nonBlank(document.externalUri),
      ...attachmentOf(document, documentId, path, context),
      asSent: context.asSent.AdditionalDocument(document),
    };
  });
}

/** The project of a credit note (IBT-011), which has no other element for it, as a supporting document. */
function projectDocument(project: Reference, { specification }: Context): AdditionalDocument {
  return {
    path: project.path,
    documentId: project.id,
    schemeId: project.schemeId,
    documentTypeCode: specification.defaults.projectTypeCode,
    description: undefined,
    externalUri: undefined,
    embeddedBase64: undefined,
    mimeCode: undefined,
    fileName: undefined,
  };
}

function attachmentOf(
  document: AdditionalDocumentRequest,
  documentId: string | undefined,
  path: string,
  { specification, addWarning }: Context,
) {
  const embeddedBase64 = nonBlank(document.embeddedBase64)?.replaceAll(/\s/g, '');
  if (embeddedBase64 === undefined) {
    const part = (['fileName', 'mimeCode'] as const).find((name) => nonBlank(document[name]) !== undefined);
    if (part !== undefined) addWarning('attachmentWithoutContent', `${path}.${part}`);
    return { embeddedBase64, mimeCode: undefined, fileName: undefined };
  }
  const sentName = nonBlank(document.fileName);
  const sentType = nonBlank(document.mimeCode);
  const { mediaTypes } = specification.defaults;
  const extension = sentName?.split('.').at(-1)?.toLowerCase() ?? '';
  const media =
    mediaTypes.find(({ type }) => type === sentType) ??
    mediaTypes.find(({ extensions }) => extensions.includes(extension)) ??
    mediaTypes.find(({ base64Start }) => base64Start !== undefined && embeddedBase64.startsWith(base64Start));
  const mimeCode = sentType ?? media?.type;
  if (!sentType && mimeCode)
    addWarning('mediaTypeDerived', `${path}.mimeCode`, { type: mimeCode }, { value: mimeCode });
  const fileName = sentName ?? [documentId, media?.extensions[0]].filter((part) => part).join('.');
  if (!sentName && fileName)
    addWarning('attachmentNameDerived', `${path}.fileName`, { fileName }, { value: fileName });
  return { embeddedBase64, mimeCode, fileName: nonBlank(fileName) };
}
