import type { Language } from 'pint-ae';
import type { Answerer, FieldHelp } from 'pint-ae/internal/ui';
import type { Client } from './client.ts';
import type { Route } from './route.ts';
import type { TextName, Values } from './texts.ts';

/** Holder of a key. */
export interface Who {
  readonly company: { readonly id: string; readonly name: string; readonly participantId: string | null };
  readonly key: { readonly id: string; readonly name: string; readonly scopes: readonly string[] };
  readonly environment: 'production' | 'sandbox';
}

/** Context of a view. */
export interface Context {
  readonly language: Language;
  readonly say: (name: TextName, values?: Values) => string;
  /** Returns a text whose name the service gives; without such a text, the other words. */
  readonly named: (name: string, otherwise: string) => string;
  readonly client: Client;
  readonly who: Who;
  /** Checks documents as a person types, with the rules of the service. */
  readonly answerer: Answerer;
  readonly route: Route;
  /** Tells whether the key has a scope, or a scope that includes it. */
  readonly may: (scope: string) => boolean;
  /** Shows the view again, with current data. */
  readonly reload: () => Promise<void>;
  /** Shows a message above the view; it stays when the view is shown again. */
  readonly tell: (text: string) => void;
  /** Tells the success of an action, and shows the view again. */
  readonly done: (text: string) => Promise<void>;
  /** Asks before the user leaves the view while it has unsaved work. */
  readonly askWhile: (isUnsaved: () => boolean) => void;
  /** Facts about the fields of a request, in the language of the console. */
  readonly help: () => Promise<FieldHelp | undefined>;
  /** Aborted when another view replaces this one. */
  readonly left: AbortSignal;
}

/** A view: its heading and its content. */
export interface View {
  readonly heading: string;
  readonly content: readonly (Node | string)[];
}

export type ShowView = (context: Context) => Promise<View>;
