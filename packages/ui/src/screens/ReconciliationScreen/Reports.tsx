import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog/index.ts';
import { DataTable } from '../../components/DataTable/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { reportMessages as messages } from './report.messages.ts';
import type { PlatformReport, ReconciliationData } from './ReconciliationView.ts';
import { reportColumns } from './reportColumns.tsx';

const idOf = ({ id }: PlatformReport) => id;

export interface ReportsProps {
  data: ReconciliationData;
  /** Left out for users who may only read. */
  onRemove?: (id: string) => Promise<void>;
  failureReason: ((error: unknown) => string | undefined) | undefined;
}

/** Every report that was entered: who entered it and when, and whether it is in use. */
export function Reports({ data, onRemove, failureReason }: ReportsProps) {
  const intl = useIntl();
  const { month, dateTime } = useFormatters();
  const [asked, setAsked] = useState<PlatformReport | null>(null);
  const [state, setState] = useState<'idle' | 'busy' | { error: unknown }>('idle');
  const { reports, months } = data;
  const canRemove = onRemove !== undefined;
  const columns = useMemo(
    () => reportColumns({ intl, month, dateTime, months, ...(canRemove && { onAsk: setAsked }) }),
    [canRemove, dateTime, intl, month, months],
  );
  if (reports.length === 0) return null;
  const close = () => {
    setState('idle');
    setAsked(null);
  };
  const confirm = () => {
    if (!asked || !onRemove) return;
    setState('busy');
    onRemove(asked.id).then(close, (error: unknown) => setState({ error }));
  };
  return (
    <Card title={<FormattedMessage {...messages.title} />} subtitle={<FormattedMessage {...messages.subtitle} />}>
      <DataTable
        label={intl.formatMessage(messages.title)}
        name="reports"
        columns={columns}
        rows={reports}
        rowKey={idOf}
        cardsBelow="md"
      />
      {asked && (
        <ConfirmDialog
          open
          title={intl.formatMessage(messages.removeTitle, { month: month(asked.month) })}
          confirmLabel={intl.formatMessage(messages.remove)}
          busy={state === 'busy'}
          onConfirm={confirm}
          onCancel={close}
        >
          <FormattedMessage {...messages.removeText} />
          {typeof state === 'object' && (
            <Typography role="alert" variant="body2" sx={{ mt: 1.5, color: 'error.main', textWrap: 'pretty' }}>
              {failureReason?.(state.error) ?? intl.formatMessage(messages.removeFailed)}
            </Typography>
          )}
        </ConfirmDialog>
      )}
    </Card>
  );
}
