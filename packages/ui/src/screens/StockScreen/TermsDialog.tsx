import { zodResolver } from '@hookform/resolvers/zod';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { SaveDialog } from '../../forms/FormDialog/SaveDialog.tsx';
import { TextField } from '../../forms/TextField/index.ts';
import { termsMessages as messages } from './terms.messages.ts';
import type { OrderTermsData, SupplierRow, TermsActions } from './StockView.ts';

interface TermsValues {
  pack: string;
  least: string;
}

const MOST = 1_000_000_000;

/** Units as people type them; null where none are, undefined for what is none. */
export function parseUnits(typed: string): number | null | undefined {
  const plain = typed.trim();
  if (plain === '') return null;
  const units = /^\d+(?:[.,]\d+)?$/.test(plain) ? Number(plain.replace(',', '.')) : Number.NaN;
  return units > 0 && units <= MOST ? units : undefined;
}

const schema = z.pipe(
  z.object({ pack: z.string(), least: z.string() }),
  z.transform((values: TermsValues, { issues }): OrderTermsData => {
    const read = (name: keyof TermsValues) => {
      const units = parseUnits(values[name]);
      if (units === undefined) issues.push({ code: 'custom', input: values, path: [name], message: 'number' });
      return units ?? null;
    };
    return { packUnits: read('pack'), leastUnits: read('least') };
  }),
);

/** Asks in which packs a product is ordered, and how much at least. */
export function TermsDialog({
  row,
  onSave,
  failureReason,
  onClose,
}: TermsActions & { row: SupplierRow; onClose: () => void }) {
  const intl = useIntl();
  const { packUnits = null, leastUnits = null } = row.terms ?? {};
  const form = useForm<TermsValues, unknown, OrderTermsData>({
    resolver: zodResolver(schema),
    defaultValues: { pack: String(packUnits ?? ''), least: String(leastUnits ?? '') },
  });
  const { control } = form;
  const errorTexts = { number: intl.formatMessage(messages.numberWrong) };
  return (
    <SaveDialog
      form={form}
      title={<FormattedMessage {...messages.title} values={{ product: row.product }} />}
      failedText={<FormattedMessage {...messages.failed} />}
      failureReason={failureReason}
      saveText={<FormattedMessage {...messages.save} />}
      onSave={(terms) => onSave(row, terms)}
      onClose={onClose}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
        <FormattedMessage {...messages.text} values={{ supplier: row.name }} />
      </Typography>
      <TextField
        control={control}
        name="pack"
        optional
        inputMode="decimal"
        label={<FormattedMessage {...messages.pack} />}
        hint={<FormattedMessage {...messages.packHint} />}
        errorTexts={errorTexts}
      />
      <TextField
        control={control}
        name="least"
        optional
        inputMode="decimal"
        label={<FormattedMessage {...messages.least} />}
        hint={<FormattedMessage {...messages.leastHint} />}
        errorTexts={errorTexts}
      />
    </SaveDialog>
  );
}
