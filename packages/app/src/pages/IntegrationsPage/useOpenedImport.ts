import type { Import } from '@adaos/api';
import { showError } from '../../errors/index.ts';
import { useCancelImport, useDownloadRejectedLines, useRestartImport } from '../../queries/imports.ts';

/**
 * What can be done with the opened import.
 * @param onStarted it was started again, and the new import has taken its place.
 */
export function useOpenedImport(record: Import | undefined, onStarted: () => void) {
  const cancel = useCancelImport(showError);
  const restart = useRestartImport(onStarted, showError);
  const download = useDownloadRejectedLines(showError);
  return {
    states: { cancelling: cancel.isPending, restarting: restart.isPending, downloading: download.isPending },
    actions: {
      onCancelImport: () => record && cancel.mutate(record.id),
      onRestartImport: () => record && restart.mutate(record.id),
      onDownloadRejected: () => record && download.mutate(record),
    },
  };
}
