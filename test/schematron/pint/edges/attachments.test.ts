import { append, attribute, insertAfter, text } from '../../edits.ts';
import { testEdges } from './edges.ts';

testEdges('extensive-invoice', [
  ['ibr-079', 'passes', 'on an attachment without content', text('cbc:EmbeddedDocumentBinaryObject', '')],
  [
    'ibr-074',
    'passes',
    'on an empty media type',
    attribute('cbc:EmbeddedDocumentBinaryObject', 'mimeCode', ''),
  ],
  [
    'ibr-cl-24',
    'fails',
    'on white space around the media type',
    attribute('cbc:EmbeddedDocumentBinaryObject', 'mimeCode', ' text/csv'),
  ],
  [
    'ibr-074',
    'fails',
    'on a name of any namespace',
    insertAfter('cbc:Note', '<x:BinaryObject xmlns:x="urn:x">A</x:BinaryObject>'),
  ],
  [
    'ibr-071',
    'fails',
    'on an attachment of the invoiced object of a line',
    append(
      'cac:AdditionalDocumentReference',
      '<cac:Attachment><cac:ExternalReference><cbc:URI>a</cbc:URI></cac:ExternalReference></cac:Attachment>',
    ),
  ],
]);
