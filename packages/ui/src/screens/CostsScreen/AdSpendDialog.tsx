import { zodResolver } from '@hookform/resolvers/zod';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { SaveDialog, usePreview } from '../../forms/FormDialog/SaveDialog.tsx';
import type { AdSpendTerms, CostAdSpend } from './AdSpendView.ts';
import { adSpendFormMessages as messages } from './adSpend.messages.ts';
import { AdSpendFields } from './AdSpendFields.tsx';
import { adSpendSchema, type AdSpendValues, emptySpend } from './adSpendForm.ts';
import { RulePreview } from './RulePreview.tsx';

export interface AdSpendDialogProps extends Pick<
  CostAdSpend,
  'currencies' | 'preview' | 'reportedDays' | 'onPreview' | 'onPreviewAgain' | 'onAdd'
> {
  /** The shop's. */
  currency: string | null;
  today: string;
  failureReason: ((error: unknown) => string | undefined) | undefined;
  onClose: () => void;
}

/** Asks for ad spend that no report has, and shows what it would change. */
export function AdSpendDialog(props: AdSpendDialogProps) {
  const { currency, currencies, today, preview, reportedDays, onPreview, onPreviewAgain, onAdd } = props;
  const { failureReason, onClose } = props;
  const schema = useMemo(() => adSpendSchema(today), [today]);
  const form = useForm<AdSpendValues, unknown, AdSpendTerms>({
    resolver: zodResolver(schema),
    defaultValues: emptySpend(currency, today),
  });
  const { control } = form;
  const values = useWatch({ control });
  usePreview(
    useMemo(() => schema.safeParse(values).data ?? null, [schema, values]),
    onPreview,
  );
  return (
    <SaveDialog
      title={<FormattedMessage {...messages.title} />}
      form={form}
      onSave={onAdd}
      failedText={<FormattedMessage {...messages.saveFailed} />}
      saveText={<FormattedMessage {...messages.save} />}
      failureReason={failureReason}
      onClose={onClose}
    >
      <AdSpendFields control={control} currency={currency} currencies={currencies} />
      <RulePreview
        preview={preview}
        currency={currency}
        fixed
        idle={<FormattedMessage {...messages.idle} />}
        onAgain={onPreviewAgain}
      />
      {preview.status === 'ready' && reportedDays > 0 && (
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
          <FormattedMessage {...messages.reported} values={{ count: reportedDays }} />
        </Typography>
      )}
    </SaveDialog>
  );
}
