import { MOST_SPEND_DAYS } from '@adaos/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { BusyButton } from '../../components/BusyButton/index.ts';
import { ComboboxField } from '../../forms/ComboboxField/index.ts';
import { useCloseDialog } from '../../forms/FormDialog/index.ts';
import type { Choice } from '../../forms/SelectField/index.ts';
import { TextField } from '../../forms/TextField/index.ts';
import { useUnsavedChanges } from '../../forms/UnsavedChanges/index.ts';
import type { AdSpendTerms, CostAdSpend } from './AdSpendView.ts';
import { adSpendFormMessages as messages } from './adSpend.messages.ts';
import { adSpendSchema, type AdSpendValues, CAMPAIGN_MAX, PLATFORM_MAX } from './adSpendForm.ts';
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

const pair = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
} as const;

/** Asks for ad spend, and shows what it would change. */
export function AdSpendForm(props: AdSpendFormProps) {
  const { currency, currencies, today, preview, reportedDays, onPreview, onPreviewAgain, state, onSubmit } = props;
  const intl = useIntl();
  const close = useCloseDialog();
  const schema = useMemo(() => adSpendSchema(today), [today]);
  const choices = useMemo(
    () =>
      currencies.map((code): Choice => {
        const name = intl.formatDisplayName(code, { type: 'currency', fallback: 'none' });
        return { value: code, label: name ? `${code} · ${name}` : code };
      }),
    [currencies, intl],
  );
  const { control, handleSubmit, formState } = useForm<AdSpendValues, unknown, AdSpendTerms>({
    resolver: zodResolver(schema),
    defaultValues: { platform: '', campaign: '', amount: '', currency: currency ?? '', from: today, to: '' },
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
          <TextField
            control={control}
            name="platform"
            autoComplete="off"
            maxLength={PLATFORM_MAX}
            label={<FormattedMessage {...messages.platform} />}
            hint={<FormattedMessage {...messages.platformHint} />}
            errorTexts={{ required: intl.formatMessage(messages.platformRequired) }}
            errorValues={{ max: PLATFORM_MAX }}
          />
          <TextField
            control={control}
            name="campaign"
            autoComplete="off"
            maxLength={CAMPAIGN_MAX}
            label={<FormattedMessage {...messages.campaign} />}
            hint={<FormattedMessage {...messages.campaignHint} />}
            errorTexts={{ required: intl.formatMessage(messages.campaignRequired) }}
            errorValues={{ max: CAMPAIGN_MAX }}
          />
          <Box sx={pair}>
            <TextField
              control={control}
              name="amount"
              inputMode="decimal"
              autoComplete="off"
              maxLength={14}
              label={<FormattedMessage {...messages.amount} />}
              errorTexts={{
                required: intl.formatMessage(messages.amountRequired),
                number: intl.formatMessage(messages.amountWrong),
              }}
            />
            <ComboboxField
              control={control}
              name="currency"
              choices={choices}
              label={<FormattedMessage {...messages.currency} />}
              {...(values.currency !== currency && { hint: <FormattedMessage {...messages.currencyHint} /> })}
              errorTexts={{ required: intl.formatMessage(messages.currencyRequired) }}
            />
            <TextField
              control={control}
              name="from"
              type="date"
              label={<FormattedMessage {...messages.from} />}
              errorTexts={{
                required: intl.formatMessage(messages.fromRequired),
                range: intl.formatMessage(messages.fromOutside),
              }}
            />
            <TextField
              control={control}
              name="to"
              type="date"
              optional
              label={<FormattedMessage {...messages.to} />}
              hint={<FormattedMessage {...messages.toHint} />}
              errorTexts={{ range: intl.formatMessage(messages.toOutside, { days: MOST_SPEND_DAYS }) }}
            />
          </Box>
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
