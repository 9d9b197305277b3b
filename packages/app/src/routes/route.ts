import type { ComponentType } from 'react';
import type { MessageDescriptor } from 'react-intl';
import type { Language, Role } from '@adaos/api';
import type { ViewList } from '@adaos/domain';
import type { MessagePart } from '../i18n/messageParts.ts';

export interface AppRoute {
  readonly path: string;
  readonly title: MessageDescriptor;
  /** Of a record: what it is one of. The name of the page is then that of the record and this. */
  readonly of?: MessageDescriptor;
  /** The language where the visitor has chosen none. */
  readonly language: Language;
  /** Who may open it: everyone, or the signed-in from this role on. */
  readonly access: 'public' | Role;
  /** The entry of the side menu that it belongs to; the entry leads to the first of its routes. */
  readonly menu?: MenuId;
  /** It shows the figures of a period, which the bar lets choose: alone, or with what it is compared with. */
  readonly period?: 'alone' | 'compared';
  /** It is a list, whose views can be saved under a name. */
  readonly list?: ViewList;
  /** The parts of the messages that it needs in addition to the first; left out: `open` where everyone may open it, else `later`. */
  readonly messages?: readonly MessagePart[];
  /** Brings the page's code; asked twice, it is fetched once. */
  readonly load: () => Promise<Page>;
  /** Brings what the page shows in addition to its code, where it is known before the page is open. */
  readonly prepare?: (language: Language) => Promise<unknown>;
}

export type Page = ComponentType & {
  /** Reads what the page will show at an address with this query and in this language, before it is opened. */
  readonly readAhead?: (query: URLSearchParams, language: Language) => Promise<unknown>;
  /** Fills the window while the session is checked, where the page is opened first. Left out: a spinner. */
  readonly Checking?: ComponentType;
};

export type MenuId =
  | 'overview'
  | 'profit-ads'
  | 'campaigns'
  | 'channels'
  | 'products'
  | 'customers'
  | 'fraud-returns'
  | 'stock-suppliers'
  | 'forecast'
  | 'costs'
  | 'reconciliation'
  | 'reports'
  | 'integrations'
  | 'settings'
  | 'admin'
  | 'alerts-recs'
  | 'gamification'
  | 'ad-copy'
  | 'instructions'
  | 'billing'
  | 'operator';
