import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { MOST_NO_ADS_DAYS } from '@adaos/domain';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { SaveDialog } from '../../forms/FormDialog/SaveDialog.tsx';
import { TextField } from '../../forms/TextField/index.ts';
import { pairFromTablets } from '../pair.ts';
import type { CostAdSpend, NoAdsTerms } from './AdSpendView.ts';
import { adSpendFormMessages as formMessages } from './adSpend.messages.ts';
import { noAdsSchema } from './adSpendForm.ts';
import { noAdsMessages as messages } from './noAds.messages.ts';

export interface NoAdsDialogProps extends Pick<CostAdSpend, 'onNoAds'> {
  today: string;
  failureReason: ((error: unknown) => string | undefined) | undefined;
  onClose: () => void;
}

/** Asks on which days no ads ran. */
export function NoAdsDialog({ today, onNoAds, ...dialog }: NoAdsDialogProps) {
  const intl = useIntl();
  const schema = useMemo(() => noAdsSchema(today), [today]);
  const form = useForm<NoAdsTerms, unknown, NoAdsTerms>({
    resolver: zodResolver(schema),
    defaultValues: { from: `${today.slice(0, 7)}-01`, to: today },
  });
  const { control } = form;
  return (
    <SaveDialog
      {...dialog}
      form={form}
      onSave={onNoAds}
      title={<FormattedMessage {...messages.formTitle} />}
      failedText={<FormattedMessage {...messages.saveFailed} />}
      saveText={<FormattedMessage {...formMessages.save} />}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
        <FormattedMessage {...messages.explained} />
      </Typography>
      <Box sx={pairFromTablets}>
        <TextField
          control={control}
          name="from"
          type="date"
          label={<FormattedMessage {...formMessages.from} />}
          errorTexts={{
            required: intl.formatMessage(formMessages.fromRequired),
            range: intl.formatMessage(formMessages.fromOutside),
          }}
        />
        <TextField
          control={control}
          name="to"
          type="date"
          label={<FormattedMessage {...formMessages.to} />}
          errorTexts={{ range: intl.formatMessage(formMessages.toOutside, { days: MOST_NO_ADS_DAYS }) }}
        />
      </Box>
    </SaveDialog>
  );
}
