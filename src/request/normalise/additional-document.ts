import { extensionAliases, mediaTypes, projectTypeCode } from '../../../rules/ae/defaults/attachments.ts';
import type { AdditionalDocument, Reference } from '../../core/invoice.ts';
import type { AdditionalDocumentRequest } from '../schema/document.ts';
import type { Note } from './notice.ts';
import { given } from './text.ts';

/** Supporting documents (IBG-24), attachments with the media type and file name that they need (ibr-074, ibr-075). */
export function normaliseAdditionalDocuments(
  documents: readonly AdditionalDocumentRequest[],
  note: Note,
): AdditionalDocument[] {
  return documents.map((document, index) => {
    const path = `additionalDocuments[${index}]`;
    const documentId = given(document.documentId);
    return {
      path,
      documentId,
      schemeId: undefined,
      documentTypeCode: given(document.documentTypeCode),
      description: given(document.description),
      externalUri: given(document.externalUri),
      ...attachmentOf(document, documentId, path, note),
    };
  });
}

/** A credit note has no element for its project (IBT-011): it goes out as a supporting document of its own type. */
export function projectDocument(project: Reference): AdditionalDocument {
  return {
    path: project.path,
    documentId: project.id,
    schemeId: project.schemeId,
    documentTypeCode: projectTypeCode,
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
  note: Note,
) {
  const embeddedBase64 = given(document.embeddedBase64)?.replaceAll(/\s/g, '');
  if (embeddedBase64 === undefined) return { embeddedBase64, mimeCode: undefined, fileName: undefined };
  const sentName = given(document.fileName);
  const sentType = given(document.mimeCode);
  const media =
    mediaTypes.find(({ type }) => type === sentType) ??
    mediaOfName(sentName) ??
    mediaOfContent(embeddedBase64);
  const mimeCode = sentType ?? media?.type;
  if (!sentType && mimeCode) note('mediaTypeDerived', `${path}.mimeCode`, { type: mimeCode });
  const fileName = sentName ?? [documentId, media?.extension].filter((part) => part).join('.');
  if (!sentName && fileName) note('attachmentNameDerived', `${path}.fileName`, { fileName });
  return { embeddedBase64, mimeCode, fileName: given(fileName) };
}

function mediaOfName(fileName: string | undefined) {
  const extension = fileName?.split('.').at(-1)?.toLowerCase() ?? '';
  const canonical = Object.hasOwn(extensionAliases, extension) ? extensionAliases[extension] : extension;
  return mediaTypes.find((media) => media.extension === canonical);
}

function mediaOfContent(base64: string) {
  return mediaTypes.find(({ base64Start }) => base64Start !== undefined && base64.startsWith(base64Start));
}
