import * as entry0 from 'pint-ae';

export { entry0 };

import * as entry1 from 'pint-ae/saxon';

export { entry1 };

import * as entry2 from 'pint-ae/ruleset';

export { entry2 };

import * as entry3 from 'pint-ae/schematron';

export { entry3 };

import * as entry4 from 'pint-ae/schematron/runtime';

export { entry4 };

import * as entry5 from 'pint-ae/render';

export { entry5 };

import * as entry6 from 'pint-ae/batch';

export { entry6 };

import * as entry7 from 'pint-ae/http';

export { entry7 };

import * as entry8 from 'pint-ae/http/node';

export { entry8 };

import * as entry9 from 'pint-ae/server';

export { entry9 };

import { type DocumentRequest, type Line, type Party, validate } from 'pint-ae';
import { createHandler } from 'pint-ae/http';

const request: Partial<DocumentRequest> = { documentType: 'Invoice', dueDate: null };
export const valid: boolean = validate(request, { language: 'ar' }).valid;
export const handler: (request: Request) => Promise<Response> = createHandler();
export const sellers = (parties: readonly Party[], lines: readonly Line[]) => [parties, lines];
// @ts-expect-error: a language is one of two
validate(request, { language: 'de' });
