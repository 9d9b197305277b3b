import { STATEMENT } from '@adaos/domain';
import { paths } from '../../routes/paths.ts';

/** What the address has open. */
export type Opened =
  | { readonly kind: 'list' }
  | { readonly kind: 'statement'; readonly month: string | undefined }
  | { readonly kind: 'report'; readonly id: string }
  /** Null: a new one. */
  | { readonly kind: 'form'; readonly id: string | null };

export const NEW = 'new';

const at = (query: Readonly<Record<string, string>>) => `${paths.reports}?${new URLSearchParams(query).toString()}`;

/** Where a report is opened, built or changed; the statement without a month is of the last whole one with data. */
export const reportPaths = {
  new: at({ edit: NEW }),
  statement: (month?: string): string => at({ report: STATEMENT, ...(month !== undefined && { month }) }),
  report: (id: string): string => at({ report: id }),
  edit: (id: string): string => at({ edit: id }),
};

/** Reads what an address has open; what makes no sense is the list. */
export function openedIn(address: URLSearchParams): Opened {
  const edited = address.get('edit');
  if (edited !== null && edited !== '') return { kind: 'form', id: edited === NEW ? null : edited };
  const report = address.get('report');
  if (report === STATEMENT) {
    const month = address.get('month');
    return {
      kind: 'statement',
      month: month !== null && /^(?:19|20|21)\d{2}-(?:0[1-9]|1[0-2])$/.test(month) ? month : undefined,
    };
  }
  return report === null || report === '' ? { kind: 'list' } : { kind: 'report', id: report };
}
