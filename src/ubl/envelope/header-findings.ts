import type { Value } from '../../core/findings/finding.ts';
import type { DocumentKind } from '../../core/specification/kind.ts';
import { isZonedDateTime } from '../../core/text/calendar.ts';
import type { UblElement } from '../../core/xml/element.ts';
import { headerChildren, headerField, scopesOf } from '../../intake/open-envelope.ts';
import type { ElementFinding } from '../placed-finding.ts';
import { headerFinding } from './envelope-findings.ts';
import { documentTypeOf } from './network-facts.ts';
import {
  exactScheme,
  headerVersion,
  isParticipant,
  isProviderId,
  participantScheme,
  processScheme,
  statusTypes,
  wildcardScheme,
} from './network-names.ts';

/** Facts that the header of an envelope must agree with. */
export interface EnvelopedDocument {
  readonly root: UblElement;
  /** The kind of the document; undefined if unknown. */
  readonly kind: Pick<DocumentKind, 'envelope'> | undefined;
  /** True if the document names the specification of its kind, which defines its document type's name. */
  readonly isOwn: boolean;
}

/** Checks the header of an envelope by itself, and against the root element of its document. */
export function headerFindings(header: UblElement, document: EnvelopedDocument): ElementFinding[] {
  return [
    ...repeated(header, ['HeaderVersion', 'Sender', 'Receiver', 'DocumentIdentification', 'BusinessScope']),
    ...valueIs(header, ['HeaderVersion'], headerVersion),
    ...partyFindings(header, 'Sender'),
    ...partyFindings(header, 'Receiver'),
    ...identificationFindings(header, document),
    ...scopeFindings(header, document),
  ];
}

function partyFindings(header: UblElement, role: 'Sender' | 'Receiver'): ElementFinding[] {
  const [party] = headerChildren(header, role);
  const [identifier] = party === undefined ? [] : headerChildren(party, 'Identifier');
  if (party === undefined || identifier === undefined) return [];
  const authority = identifier.attributes.find(({ localName }) => localName === 'Authority')?.value.trim();
  const { value } = headerField(party, 'Identifier');
  return [
    ...repeated(party, ['Identifier']),
    ...other(identifier, `${role}/Identifier/@Authority`, authority, participantScheme),
    ...(value === '' || isParticipant(value)
      ? []
      : other(identifier, `${role}/Identifier`, value, 'ICD:identifier')),
  ];
}

function identificationFindings(header: UblElement, { root, kind }: EnvelopedDocument): ElementFinding[] {
  const [identification] = headerChildren(header, 'DocumentIdentification');
  if (identification === undefined) return [missing(header, 'DocumentIdentification')];
  const id = headerField(identification, 'InstanceIdentifier');
  const time = headerField(identification, 'CreationDateAndTime');
  const version =
    kind?.envelope.typeVersion ?? scopeValue(header, 'DOCUMENTID').split('::').slice(1).at(-1) ?? '';
  return [
    ...repeated(identification, [
      'Standard',
      'TypeVersion',
      'InstanceIdentifier',
      'Type',
      'CreationDateAndTime',
    ]),
    ...valueIs(identification, ['Standard'], root.namespace),
    ...(version === '' ? [] : valueIs(identification, ['TypeVersion'], version)),
    ...valueIs(identification, ['Type'], root.localName),
    ...(id.value === '' ? [missing(id.element, 'DocumentIdentification/InstanceIdentifier')] : []),
    ...timeFindings(time.element, time.value),
  ];
}

function timeFindings(element: UblElement, time: string): ElementFinding[] {
  if (time === '') return [missing(element, 'DocumentIdentification/CreationDateAndTime')];
  return isZonedDateTime(time) ? [] : [headerFinding('sbdh-time', element, { found: time })];
}

/** The scopes that Peppol defines; sender and receiver may agree on others. */
const scopeTypes = ['DOCUMENTID', 'PROCESSID', 'COUNTRY_C1', 'MLS_TO', 'MLS_TYPE'] as const;

function scopeFindings(header: UblElement, { root, kind, isOwn }: EnvelopedDocument): ElementFinding[] {
  const schemes =
    isOwn && kind !== undefined ? [kind.envelope.documentTypeScheme] : [wildcardScheme, exactScheme];
  const [documentType] = scopesOf(header, 'DOCUMENTID');
  const named = scopeValue(header, 'DOCUMENTID');
  const country = scopeValue(header, 'COUNTRY_C1');
  const provider = scopeValue(header, 'MLS_TO');
  const statuses = scopeValue(header, 'MLS_TYPE');
  return [
    ...scopeTypes.flatMap((type) => {
      const [first, second, ...more] = scopesOf(header, type);
      if (second !== undefined) return [again(second, `Scope ${type}`, more.length + 2)];
      return first === undefined ? [] : repeated(first, ['Type', 'InstanceIdentifier', 'Identifier']);
    }),
    ...scopeScheme(header, 'DOCUMENTID', schemes),
    ...scopeScheme(header, 'PROCESSID', [processScheme]),
    ...scopeScheme(header, 'MLS_TO', [participantScheme]),
    // Identifiers of a known specification are compared as a whole.
    ...(documentType === undefined || isOwn || named.startsWith(documentTypeOf(root))
      ? []
      : other(documentType, 'Scope DOCUMENTID', named, `${documentTypeOf(root)}…`)),
    ...(country === '' || /^[a-z]{2}$/i.test(country)
      ? []
      : scopesOf(header, 'COUNTRY_C1').flatMap((scope) =>
          other(scope, 'Scope COUNTRY_C1', country, 'ISO 3166-1 alpha-2'),
        )),
    ...(isProviderId(provider) ? [] : wrongMls('MLS_TO', provider, '0242:001147')),
    ...(statusTypes.some((each) => each === statuses)
      ? []
      : wrongMls('MLS_TYPE', statuses, { anyOf: statusTypes })),
  ];

  function wrongMls(element: string, found: string, expected: Value): ElementFinding[] {
    const scopes = scopesOf(header, element).slice(0, 1);
    return scopes.map((scope) =>
      headerFinding('sbdh-mls', scope, { element, found: found || '–', expected }),
    );
  }
}

function scopeScheme(header: UblElement, type: string, schemes: readonly string[]): ElementFinding[] {
  const [scope] = scopesOf(header, type);
  if (scope === undefined) return [];
  const { value, element } = headerField(scope, 'Identifier');
  if (schemes.includes(value)) return [];
  return other(element, `Scope ${type}/Identifier`, value, { anyOf: schemes });
}

function scopeValue(header: UblElement, type: string): string {
  const [scope] = scopesOf(header, type);
  return scope === undefined ? '' : headerField(scope, 'InstanceIdentifier').value;
}

function repeated(parent: UblElement, names: readonly string[]): ElementFinding[] {
  return names.flatMap((name) => {
    const [, second, ...more] = headerChildren(parent, name);
    return second === undefined ? [] : [again(second, name, more.length + 2)];
  });
}

function valueIs(from: UblElement, path: readonly string[], expected: string): ElementFinding[] {
  const { value, element } = headerField(from, ...path);
  return other(element, path.join('/'), value, expected);
}

function other(
  element: UblElement,
  name: string,
  found: string | undefined,
  expected: Value,
): ElementFinding[] {
  if (found === expected) return [];
  return [headerFinding('sbdh-header', element, { element: name, found: found || '–', expected })];
}

function again(element: UblElement, name: string, count: number): ElementFinding {
  return headerFinding('sbdh-repeated', element, { element: name, count });
}

function missing(element: UblElement, name: string): ElementFinding {
  return headerFinding('sbdh-missing', element, { element: name });
}
