import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { BusyButton } from '../../components/BusyButton/index.ts';
import { Card } from '../../components/Card/index.ts';
import { DataTable } from '../../components/DataTable/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Field } from '../../forms/Field/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { SampleDataMark } from '../../product/SampleDataMark/index.ts';
import { grid } from '../../theme/grid.ts';
import { moneyWriter } from '../../product/purchases/moneyWriter.ts';
import { messages } from './PurchaseOrders.messages.ts';
import type { ProposalData, ProposedRow } from './PurchaseOrdersView.ts';
import { proposalColumns } from './proposalColumns.tsx';

export interface ProposalProps {
  data: ProposalData;
  sample: boolean;
  /** As it was typed; empty is no limit. */
  cash: string;
  onCashChange: (cash: string) => void;
  /** Where all products are; given where one was asked for. */
  wholeWeekHref?: string | undefined;
  /** Saves what is proposed of a supplier as a draft; left out in a sample. */
  onSave?: ((lines: readonly ProposedRow[]) => Promise<void>) | undefined;
  failureReason: (error: unknown) => string | undefined;
}

const keyOf = ({ sku }: ProposedRow) => sku;
const SPACE = ' ';
const SEPARATOR = '; ';

/** What to order this week, within the money that is there, with a draft for each supplier. */
export function Proposal({ data, sample, cash, onCashChange, wholeWeekHref, onSave, failureReason }: ProposalProps) {
  const intl = useIntl();
  const formatters = useFormatters();
  const id = useId();
  const { currency, today, lines, cost, uncosted, left } = data;
  const [saving, setSaving] = useState<{ supplier: string; error?: unknown } | null>(null);
  const columns = useMemo(
    () => proposalColumns(intl, formatters, { currency, today }),
    [intl, formatters, currency, today],
  );
  const suppliers = useMemo(() => {
    const wanted = lines.filter(({ units }) => units > 0);
    const ids = [...new Set(wanted.map(({ supplier }) => supplier.id))];
    return ids.map((supplier) => wanted.filter((line) => line.supplier.id === supplier));
  }, [lines]);
  const save = (own: readonly ProposedRow[], supplier: string) => {
    setSaving({ supplier });
    onSave?.(own).then(
      () => setSaving(null),
      (error: unknown) => setSaving({ supplier, error }),
    );
  };
  const title =
    wholeWeekHref === undefined || lines[0] === undefined
      ? intl.formatMessage(messages.week)
      : intl.formatMessage(messages.ofProduct, { product: lines[0].product });
  return (
    <Card
      title={title}
      subtitle={<FormattedMessage {...messages.weekText} />}
      actions={
        sample ? (
          <SampleDataMark />
        ) : (
          wholeWeekHref !== undefined && (
            <Link href={wholeWeekHref}>
              <FormattedMessage {...messages.wholeWeek} />
            </Link>
          )
        )
      }
    >
      {lines.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>
          <FormattedMessage {...messages.nothing} />
        </Typography>
      ) : (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
          {!sample && (
            <Box sx={{ maxWidth: grid(40) }}>
              <Field
                id={id}
                label={<FormattedMessage {...messages.cash} />}
                optional
                hint={<FormattedMessage {...messages.cashHint} />}
              >
                <OutlinedInput
                  id={id}
                  type="number"
                  value={cash}
                  onChange={({ target }) => onCashChange(target.value)}
                  endAdornment={<InputAdornment position="end">{currency}</InputAdornment>}
                  slotProps={{ input: { min: 0, inputMode: 'decimal', 'aria-describedby': `${id}-hint` } }}
                />
              </Field>
            </Box>
          )}
          <DataTable
            label={title}
            name="proposal"
            columns={columns}
            rows={lines}
            rowKey={keyOf}
            cardsBelow="md"
            exportName={title}
          />
          <Typography variant="body2" sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
            <FormattedMessage {...messages.total} values={{ cost: moneyWriter(formatters, currency)(cost) }} />
            {uncosted > 0 && (
              <>
                {SEPARATOR}
                <FormattedMessage {...messages.uncosted} values={{ products: uncosted }} />
              </>
            )}
            {left > 0 && (
              <>
                {SEPARATOR}
                <FormattedMessage {...messages.left} values={{ products: left }} />
              </>
            )}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
            <FormattedMessage {...messages.atRiskText} />
          </Typography>
          {saving?.error !== undefined && (
            <Alert severity="error">
              <FormattedMessage {...messages.saved} />
              {SPACE}
              {failureReason(saving.error)}
            </Alert>
          )}
          {onSave && suppliers.length > 0 && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
              {suppliers.map((own) => {
                const { id: supplierId, name } = own[0]?.supplier ?? { id: '', name: '' };
                return (
                  <BusyButton
                    key={supplierId}
                    variant="outlined"
                    sx={{ maxWidth: '100%', whiteSpace: 'normal', textAlign: 'start' }}
                    busy={saving?.supplier === supplierId && saving.error === undefined}
                    onClick={() => save(own, supplierId)}
                  >
                    {intl.formatMessage(messages.save, {
                      supplier: name,
                      units: own.reduce((sum, { units }) => sum + units, 0),
                    })}
                  </BusyButton>
                );
              })}
            </Box>
          )}
        </Box>
      )}
    </Card>
  );
}
