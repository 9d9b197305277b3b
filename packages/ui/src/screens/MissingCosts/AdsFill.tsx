import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { BusyButton } from '../../components/BusyButton/index.ts';
import { ButtonLink } from '../../components/Link/index.ts';
import { useUnsavedChanges } from '../../forms/UnsavedChanges/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { adSpendFormMessages, adSpendMessages } from '../CostsScreen/adSpend.messages.ts';
import { AdSpendFields } from '../CostsScreen/AdSpendFields.tsx';
import { adSpendSchema, type AdSpendValues, emptySpend } from '../CostsScreen/adSpendForm.ts';
import type { AdSpendTerms, NoAdsTerms } from '../CostsScreen/AdSpendView.ts';
import { noAdsMessages } from '../CostsScreen/noAds.messages.ts';
import type { FillFormProps } from './FillForm.tsx';
import { messages } from './MissingCosts.messages.ts';
import type { MissingAds, MissingCostsData } from './MissingCostsView.ts';

export interface AdsFillProps extends Pick<FillFormProps, 'active' | 'failureReason'> {
  data: MissingCostsData;
  ads: Pick<MissingAds, 'currencies' | 'today' | 'reportedDays' | 'onPreview'>;
  /** Where a report is imported. */
  adsHref: string;
  state: FillFormProps['state'];
  onSpend: (entry: AdSpendTerms) => void;
  onNone: (days: NoAdsTerms) => void;
}

/** Ad spend of the period: that there was none, what was spent, or the way to the reports. */
export function AdsFill({ data, ads, adsHref, state, onSpend, onNone, active, failureReason }: AdsFillProps) {
  const { dateRange, day } = useFormatters();
  const [entering, setEntering] = useState(false);
  const { from } = data.period;
  const to = data.period.to < ads.today ? data.period.to : ads.today;
  const busy = state === 'busy';
  return (
    <Stack sx={{ gap: 2 }}>
      {typeof state === 'object' && (
        <Alert severity="error">
          <FormattedMessage {...noAdsMessages.saveFailed} /> {failureReason?.(state.error)}
        </Alert>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
        <FormattedMessage {...messages.adsLead} />
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {from <= to && (
          <BusyButton variant="outlined" busy={busy && !entering} onClick={() => onNone({ from, to })}>
            <FormattedMessage {...messages.noAds} values={{ range: from === to ? day(from) : dateRange(from, to) }} />
          </BusyButton>
        )}
        {!entering && (
          <Button variant="outlined" onClick={() => setEntering(true)}>
            <FormattedMessage {...adSpendMessages.add} />
          </Button>
        )}
        <ButtonLink href={adsHref} variant="text">
          <FormattedMessage {...messages.importAds} />
        </ButtonLink>
      </Box>
      {entering && (
        <SpendForm
          currency={data.currency}
          ads={ads}
          from={from}
          to={to < from ? from : to}
          active={active}
          busy={busy}
          onSubmit={onSpend}
        />
      )}
    </Stack>
  );
}

interface SpendFormProps {
  currency: string | null;
  ads: AdsFillProps['ads'];
  from: string;
  to: string;
  active: boolean;
  busy: boolean;
  onSubmit: (entry: AdSpendTerms) => void;
}

function SpendForm({ currency, ads, from, to, active, busy, onSubmit }: SpendFormProps) {
  const { currencies, today, reportedDays, onPreview } = ads;
  const schema = useMemo(() => adSpendSchema(today), [today]);
  const { control, handleSubmit, formState } = useForm<AdSpendValues, unknown, AdSpendTerms>({
    resolver: zodResolver(schema),
    defaultValues: emptySpend(currency, from, to),
  });
  useUnsavedChanges(formState.isDirty);
  const values = useWatch({ control });
  const entry = useMemo(() => schema.safeParse(values).data ?? null, [schema, values]);
  useEffect(() => {
    if (active) onPreview(entry);
  }, [active, entry, onPreview]);
  useEffect(() => (active ? () => onPreview(null) : undefined), [active, onPreview]);
  return (
    <form noValidate onSubmit={(event) => void handleSubmit((typed) => !busy && onSubmit(typed))(event)}>
      <Stack sx={{ gap: 2 }}>
        <AdSpendFields control={control} currency={currency} currencies={currencies} />
        {reportedDays > 0 && (
          <Typography role="status" variant="body2" sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
            <FormattedMessage {...adSpendFormMessages.reported} values={{ count: reportedDays }} />
          </Typography>
        )}
        <Box>
          <BusyButton type="submit" variant="contained" busy={busy}>
            <FormattedMessage {...messages.save} />
          </BusyButton>
        </Box>
      </Stack>
    </form>
  );
}
