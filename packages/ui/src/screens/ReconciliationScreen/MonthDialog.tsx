import { REPORT_MEASURES } from '@adaos/domain';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DataTable } from '../../components/DataTable/index.ts';
import { FormDialog } from '../../forms/FormDialog/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { measureColumns, type MeasureRow } from './measureColumns.tsx';
import { monthMessages as messages } from './Reconciliation.messages.ts';
import type { ReconciledMonth } from './ReconciliationView.ts';
import { useTotals } from './useTotals.ts';

const measureOf = ({ measure }: MeasureRow) => measure;
const SPACE = ' ';

const rowsOf = ({ totals, report, differences }: ReconciledMonth): MeasureRow[] =>
  REPORT_MEASURES.map((measure) => ({
    measure,
    own: totals[measure],
    report: report?.totals[measure] ?? null,
    difference: differences.find((each) => each.measure === measure) ?? null,
  }));

export interface MonthDialogProps {
  month: ReconciledMonth;
  currency: string | null;
  onClose: () => void;
}

/** All totals of a month beside the report's. */
export function MonthDialog({ month, currency, onClose }: MonthDialogProps) {
  const intl = useIntl();
  const formatters = useFormatters();
  const { total } = useTotals(currency);
  const columns = useMemo(() => measureColumns({ intl, total, currency }), [currency, intl, total]);
  const { report } = month;
  return (
    <FormDialog
      open
      title={<FormattedMessage {...messages.dialogTitle} values={{ month: formatters.month(month.month) }} />}
      onClose={onClose}
    >
      <DialogContent>
        {report && (
          <Typography sx={{ mb: 2, color: 'text.secondary', textWrap: 'pretty' }}>
            <FormattedMessage {...messages.dialogLead} />
            {SPACE}
            <FormattedMessage
              {...messages.entered}
              values={{ when: formatters.dateTime(report.createdAt), who: report.fileName ?? report.createdBy ?? '' }}
            />
          </Typography>
        )}
        <DataTable
          label={intl.formatMessage(messages.dialogTitle, { month: formatters.month(month.month) })}
          columns={columns}
          rows={rowsOf(month)}
          rowKey={measureOf}
          cardsBelow="lg"
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>
          <FormattedMessage {...messages.close} />
        </Button>
      </DialogActions>
    </FormDialog>
  );
}
