import { atom, useAtomValue } from 'jotai';
import type { ColumnMapping, ImportKind, ImportPreview } from '@adaos/api';
import type { Store } from './store.ts';

/** What the owner has settled of a file before its import. */
export interface ImportSettings {
  readonly mapping: ColumnMapping;
  readonly currency: string;
  readonly timezone: string;
  readonly goodsCostPercent: number | null;
  readonly rate?: number | undefined;
  readonly costsFrom?: string | undefined;
  readonly tax?: 'inside' | 'added' | undefined;
}

/**
 * An import that is being prepared, from the choice of a file to the server's word that it has it. Kept here
 * and not in a page, so that it goes on while another page is looked at.
 */
export type ImportDraft =
  | { readonly stage: 'none'; readonly kind?: ImportKind }
  | { readonly stage: 'recognising'; readonly file: File }
  | { readonly stage: 'refused'; readonly file: File; readonly error: unknown; readonly kind?: ImportKind }
  | {
      readonly stage: 'map';
      /** Left out: orders. */
      readonly kind?: ImportKind;
      readonly file: File;
      readonly preview: ImportPreview;
      /** Those of a try before, and why it failed. */
      readonly settings?: ImportSettings;
      readonly error?: unknown;
    }
  | {
      readonly stage: 'uploading';
      readonly kind?: ImportKind;
      readonly file: File;
      readonly preview: ImportPreview;
      readonly settings: ImportSettings;
      /** Share sent, 0 to 1. */
      readonly share: number;
    }
  /** The server has the file. */
  | { readonly stage: 'handedOver'; readonly id: string };

const importDraftAtom = atom<ImportDraft>({ stage: 'none' });

export function createImportDraft(store: Store) {
  return {
    get: (): ImportDraft => store.get(importDraftAtom),
    set: (draft: ImportDraft): void => store.set(importDraftAtom, draft),
  };
}

export function useImportDraft(): ImportDraft {
  return useAtomValue(importDraftAtom);
}
