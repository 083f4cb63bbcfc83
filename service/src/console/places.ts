import type { Context, ShowView } from './context.ts';
import { shelves } from './parts/listed.ts';
import type { TextName } from './texts.ts';
import { purchaseView } from './views/arrived.ts';
import { auditView } from './views/audit.ts';
import { booksView } from './views/books.ts';
import { companiesView } from './views/companies.ts';
import { companyView } from './views/company.ts';
import { correctView } from './views/correct.ts';
import { documentView } from './views/document.ts';
import { arrivedView, documentsView } from './views/documents.ts';
import { networkStatisticsView } from './views/network-statistics.ts';
import { healthView, lettersView, queuesView, refusedView, unansweredView } from './views/operating.ts';
import { uploadView } from './views/upload.ts';
import { usageView } from './views/usage.ts';
import { webhookView } from './views/webhook.ts';
import { webhooksView } from './views/webhooks.ts';

/** A view that the address can name. */
export interface Place {
  readonly name: TextName;
  /** Tells whether the key has access to the place. */
  readonly isOffered: (context: Pick<Context, 'may'>) => boolean;
  readonly show: ShowView;
}

const needing =
  (...scopes: readonly string[]) =>
  ({ may }: Pick<Context, 'may'>) =>
    scopes.some((scope) => may(scope));

const ofOperator = needing('operator:read');

const places: readonly Place[] = [
  {
    name: 'documents',
    isOffered: needing(...shelves.documents.map((kind) => `${kind}:read`)),
    show: (context) => {
      const { route, may } = context;
      const [, kind, id, verb] = route.steps;
      if (kind === 'upload' && may('invoices:write')) return uploadView(context);
      if (id === undefined) return documentsView(context);
      return (verb === 'correct' && may(`${kind}:write`) ? correctView : documentView)(context);
    },
  },
  {
    name: 'arrived',
    isOffered: needing(...shelves.arrived.map((kind) => `${kind}:read`)),
    show: (context) => (context.route.steps[2] === undefined ? arrivedView : purchaseView)(context),
  },
  {
    name: 'webhooks',
    isOffered: needing('webhooks:read'),
    show: (context) => (context.route.steps[1] === undefined ? webhooksView : webhookView)(context),
  },
  { name: 'books', isOffered: needing('statements:read'), show: booksView },
  // Any key may read the usage, but the operator's key creates no documents.
  { name: 'usage', isOffered: (context) => !ofOperator(context), show: usageView },
  {
    name: 'companies',
    isOffered: ofOperator,
    show: (context) => (context.route.steps[1] === undefined ? companiesView : companyView)(context),
  },
  { name: 'queues', isOffered: ofOperator, show: queuesView },
  { name: 'unanswered', isOffered: ofOperator, show: unansweredView },
  { name: 'letters', isOffered: ofOperator, show: lettersView },
  { name: 'refusedMessages', isOffered: ofOperator, show: refusedView },
  { name: 'networkStatistics', isOffered: ofOperator, show: networkStatisticsView },
  { name: 'health', isOffered: ofOperator, show: healthView },
  { name: 'audit', isOffered: needing('audit:read'), show: auditView },
];

export function offered(context: Pick<Context, 'may'>): readonly Place[] {
  return places.filter(({ isOffered }) => isOffered(context));
}

/** Returns the view in the address; without one, the first view to which the key has access. */
export function placeInAddress(context: Context): Place | undefined {
  const [name] = context.route.steps;
  return name === undefined ? offered(context)[0] : places.find((place) => place.name === name);
}
