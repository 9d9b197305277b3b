import type { ImportStatus } from '@adaos/domain';
import { defineMessages, type NoMessageValues } from 'react-intl';

export const historyMessages = defineMessages({
  label: { id: 'screens.Integrations.history.label', defaultMessage: 'Imports, newest first' },
  title: { id: 'screens.Integrations.history.title', defaultMessage: 'Earlier imports' },
  kind: { id: 'screens.Integrations.history.kind', defaultMessage: 'Contents' },
  file: { id: 'screens.Integrations.history.file', defaultMessage: 'File' },
  when: { id: 'screens.Integrations.history.when', defaultMessage: 'Started' },
  period: { id: 'screens.Integrations.history.period', defaultMessage: 'Period' },
  added: { id: 'screens.Integrations.history.added', defaultMessage: 'Rows added' },
  rejected: { id: 'screens.Integrations.history.rejected', defaultMessage: 'Rejected' },
  unnamed: { id: 'screens.Integrations.history.unnamed', defaultMessage: 'Unnamed' },
});

/** Beside the state of a queued import: how many are ahead of it. */
export const aheadMessages = defineMessages<{ ahead: { count: number } }>({
  ahead: {
    id: 'screens.Integrations.history.ahead',
    defaultMessage: '{count, plural, =0 {next} one {# ahead of it} other {# ahead of it}}',
  },
});

/** The state of an import. */
export const importStatusMessages = defineMessages<Record<ImportStatus, NoMessageValues>>({
  queued: { id: 'screens.Integrations.status.queued', defaultMessage: 'Waiting' },
  running: { id: 'screens.Integrations.status.running', defaultMessage: 'Running' },
  done: { id: 'screens.Integrations.status.done', defaultMessage: 'Done' },
  failed: { id: 'screens.Integrations.status.failed', defaultMessage: 'Failed' },
  cancelled: { id: 'screens.Integrations.status.cancelled', defaultMessage: 'Cancelled' },
});
