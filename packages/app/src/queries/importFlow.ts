import { cutStart, importRoutes, type ImportKind } from '@adaos/api';
import type { Client } from '@adaos/api/client';
import type { ImportDraft, ImportSettings } from '../state/index.ts';

interface Place {
  get: () => ImportDraft;
  set: (draft: ImportDraft) => void;
}

/**
 * Takes a file from its choice to the server: recognise the columns, have them settled, send it.
 * @param onHandedOver called with the import's id once the server has the file.
 */
export function createImportFlow(client: Client, place: Place, onHandedOver: (id: string) => void) {
  let current = new AbortController();
  /** What the next file holds; left out: orders. */
  let chosen: { readonly kind?: ImportKind } = {};

  /** Gives up whatever is under way, and a signal for what comes next. */
  function begin(): AbortSignal {
    current.abort();
    current = new AbortController();
    return current.signal;
  }

  async function recognise(file: File, sheet?: string): Promise<void> {
    const signal = begin();
    const of = chosen;
    place.set({ stage: 'recognising', file });
    try {
      const preview = await client.call(importRoutes.previewImport, {
        query: { ...of, size: file.size, ...(sheet !== undefined && { sheet }) },
        file,
        signal,
      });
      if (!signal.aborted) place.set({ stage: 'map', ...of, file, preview });
    } catch (error) {
      if (!signal.aborted) place.set({ stage: 'refused', ...of, file, error });
    }
  }

  return {
    chooseKind: (kind: ImportKind): void => {
      begin();
      chosen = kind === 'orders' ? {} : { kind };
      place.set({ stage: 'none', ...chosen });
    },

    chooseFile: recognise,

    /** Reads another sheet of the workbook that was chosen. */
    chooseSheet: async (sheet: string): Promise<void> => {
      const draft = place.get();
      if (draft.stage === 'map') await recognise(draft.file, sheet);
    },

    start: async (settings: ImportSettings): Promise<void> => {
      const draft = place.get();
      if (draft.stage !== 'map') return;
      const { file, preview, kind } = draft;
      const of = kind === undefined ? {} : { kind };
      const { currency, timezone, mapping, goodsCostPercent, rate, costsFrom, tax } = settings;
      const sheet = preview.sheet ?? undefined;
      const signal = begin();
      const show = (share: number) => place.set({ stage: 'uploading', ...of, file, preview, settings, share });
      show(0);
      try {
        const { id } = await client.call(importRoutes.createImport, {
          query: {
            currency,
            timezone,
            mapping: JSON.stringify(mapping),
            fileName: cutStart(file.name, 255),
            ...(goodsCostPercent !== null && { goodsCostPercent }),
            ...of,
            ...(rate !== undefined && { rate }),
            ...(costsFrom !== undefined && { costsFrom }),
            ...(tax !== undefined && { tax }),
            ...(sheet !== undefined && { sheet }),
          },
          file,
          signal,
          onProgress: (share) => {
            if (!signal.aborted) show(share);
          },
        });
        if (signal.aborted) return;
        place.set({ stage: 'handedOver', id });
        onHandedOver(id);
      } catch (error) {
        if (!signal.aborted) place.set({ stage: 'map', ...of, file, preview, settings, error });
      }
    },

    /** Stops the sending and goes back to what was settled. */
    cancelUpload: (): void => {
      const draft = place.get();
      if (draft.stage !== 'uploading') return;
      begin();
      const { file, preview, settings, kind } = draft;
      place.set({ stage: 'map', ...(kind === undefined ? {} : { kind }), file, preview, settings });
    },

    /** Follows an import that is found under way, e.g. after a reload. */
    follow: (id: string): void => {
      if (place.get().stage === 'none') place.set({ stage: 'handedOver', id });
    },

    /** Shows an import that the server has. */
    show: (id: string): void => {
      begin();
      place.set({ stage: 'handedOver', id });
    },

    reset: (): void => {
      begin();
      place.set({ stage: 'none', ...chosen });
    },
  };
}
