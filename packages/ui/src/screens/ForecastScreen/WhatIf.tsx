import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { BusyButton } from '../../components/BusyButton/index.ts';
import { Card } from '../../components/Card/index.ts';
import { SliderField } from '../../forms/SliderField/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { ADS, Changes, NO_CHANGE, PRICE } from './changes.ts';
import { messages } from './ForecastScreen.messages.ts';
import type { ForecastChanges } from './ForecastView.ts';
import { grid } from '../../theme/grid.ts';

export interface WhatIfProps {
  initialChanges: ForecastChanges | undefined;
  simulating: boolean;
  /** Whether there is a result, or a failure, to clear. */
  resettable: boolean;
  onSimulate: (changes: ForecastChanges) => void;
  onReset: () => void;
}

/** The two changes to try out. */
export function WhatIf({ initialChanges = NO_CHANGE, simulating, resettable, onSimulate, onReset }: WhatIfProps) {
  const intl = useIntl();
  const { percent } = useFormatters();
  const { control, formState, handleSubmit, reset } = useForm<ForecastChanges>({
    defaultValues: initialChanges,
    resolver: zodResolver(Changes),
  });
  const format = (value: number) => percent(value, { sign: 'always', as: 'whole' });
  return (
    <Card
      title={intl.formatMessage(messages.whatIf)}
      subtitle={intl.formatMessage(messages.whatIfText)}
      // Beside a result that is longer than the window the sliders stay visible.
      sx={{ position: { lg: 'sticky' }, top: { lg: grid(3) } }}
    >
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void handleSubmit(onSimulate)(event)}
        sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        <SliderField
          control={control}
          name="adsChange"
          label={intl.formatMessage(messages.adsChange)}
          hint={intl.formatMessage(messages.adsHint)}
          unit="%"
          format={format}
          {...ADS}
        />
        <SliderField
          control={control}
          name="priceChange"
          label={intl.formatMessage(messages.priceChange)}
          hint={intl.formatMessage(messages.priceHint)}
          unit="%"
          format={format}
          {...PRICE}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <BusyButton
            type="submit"
            variant="contained"
            busy={simulating}
            busyLabel={intl.formatMessage(messages.simulating)}
            sx={{ flex: { xs: '1 1 auto', sm: `0 1 ${grid(25)}px`, lg: '1 1 auto' } }}
          >
            <FormattedMessage {...messages.simulate} />
          </BusyButton>
          <Button
            disabled={simulating || !(resettable || formState.isDirty)}
            onClick={() => {
              reset(NO_CHANGE);
              onReset();
            }}
          >
            <FormattedMessage {...messages.reset} />
          </Button>
        </Box>
      </Box>
    </Card>
  );
}
