import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { BusyButton } from '../../components/BusyButton/index.ts';
import { useCloseDialog } from '../../forms/FormDialog/index.ts';
import { useUnsavedChanges } from '../../forms/UnsavedChanges/index.ts';
import type { AdSpendTerms, CostAdSpend } from './AdSpendView.ts';
import { adSpendFormMessages as messages } from './adSpend.messages.ts';
import { AdSpendFields } from './AdSpendFields.tsx';
import { adSpendSchema, type AdSpendValues, emptySpend } from './adSpendForm.ts';
import { RulePreview } from './RulePreview.tsx';

export interface AdSpendFormProps extends Pick<
  CostAdSpend,
  'currencies' | 'preview' | 'reportedDays' | 'onPreview' | 'onPreviewAgain'
> {
  /** The shop's. */
  currency: string | null;
  today: string;
  state: 'idle' | 'busy' | { error: unknown };
  onSubmit: (entry: AdSpendTerms) => void;
  failureReason: ((error: unknown) => string | undefined) | undefined;
}

/** Asks for ad spend, and shows what it would change. */
export function AdSpendForm(props: AdSpendFormProps) {
  const { currency, currencies, today, preview, reportedDays, onPreview, onPreviewAgain, state, onSubmit } = props;
  const close = useCloseDialog();
  const schema = useMemo(() => adSpendSchema(today), [today]);
  const { control, handleSubmit, formState } = useForm<AdSpendValues, unknown, AdSpendTerms>({
    resolver: zodResolver(schema),
    defaultValues: emptySpend(currency, today),
  });
  useUnsavedChanges(formState.isDirty);
  const values = useWatch({ control });
  const entry = useMemo(() => schema.safeParse(values).data ?? null, [schema, values]);
  useEffect(() => onPreview(entry), [onPreview, entry]);
  useEffect(() => () => onPreview(null), [onPreview]);
  const busy = state === 'busy';
  return (
    <form noValidate onSubmit={(event) => void handleSubmit((checked) => !busy && onSubmit(checked))(event)}>
      <DialogContent>
        <Stack sx={{ gap: 2.5 }}>
          {typeof state === 'object' && (
            <Alert severity="error">
              <FormattedMessage {...messages.saveFailed} /> {props.failureReason?.(state.error)}
            </Alert>
          )}
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
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={close} disabled={busy}>
          <FormattedMessage {...messages.cancel} />
        </Button>
        <BusyButton type="submit" variant="contained" busy={busy}>
          <FormattedMessage {...messages.save} />
        </BusyButton>
      </DialogActions>
    </form>
  );
}
