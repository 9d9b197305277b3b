import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type BestChanges, bestChanges } from '@adaos/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { Regions } from '../../components/Regions/index.ts';
import { SliderField } from '../../forms/SliderField/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { grid } from '../../theme/grid.ts';
import { stack } from '../stack.ts';
import { ADS, Changes, NO_CHANGE, PRICE } from './changes.ts';
import { ForecastFigures } from './ForecastFigures.tsx';
import { messages } from './ForecastScreen.messages.ts';
import type { BaselineData, ForecastChanges, PlainData } from './ForecastView.ts';
import { Headline } from './Headline.tsx';
import { Insights } from './Insights.tsx';
import { detailsGrid, forecastGrid } from './layout.ts';
import { basisOf, comingMonth, heldOf, liveResult, toPlainMonth } from './live.ts';
import { liveMessages } from './live.messages.ts';
import { LiveChart } from './LiveChart.tsx';
import { RestsOn } from './RestsOn.tsx';

export interface LiveProps {
  baseline: BaselineData;
  plain: PlainData;
  initialChanges: ForecastChanges | undefined;
  costsHref: string;
  /** Under both: the parts, and the sales events. */
  children?: ReactNode;
}

const rangeOf = (best: BestChanges | null, name: 'ads' | 'price') =>
  best === null || best.unsure
    ? undefined
    : { value: best[name], ...(name === 'ads' ? best.adsRange : best.priceRange) };

/** The forecast of the shop, and what other ad budgets and prices would do to it while the sliders move. */
export function Live({ baseline, plain, initialChanges = NO_CHANGE, costsHref, children }: LiveProps) {
  const intl = useIntl();
  const { percent } = useFormatters();
  const { control, reset, setValue } = useForm<ForecastChanges>({
    defaultValues: initialChanges,
    resolver: zodResolver(Changes),
  });
  const [adsChange, priceChange] = useWatch({ control, name: ['adsChange', 'priceChange'] });
  const changes = useMemo(() => ({ adsChange, priceChange }), [adsChange, priceChange]);
  const live = useMemo(() => liveResult(baseline, plain, changes), [baseline, plain, changes]);
  const best = useMemo(() => {
    const coming = comingMonth(plain);
    return coming ? bestChanges(toPlainMonth(coming), basisOf(plain)) : null;
  }, [plain]);
  const format = (value: number) => percent(value, { sign: 'always', as: 'whole' });
  if (live === null) return null;
  const { data, difference } = live;
  return (
    <Regions sx={forecastGrid}>
      <Card
        title={intl.formatMessage(messages.whatIf)}
        subtitle={intl.formatMessage(messages.whatIfText)}
        sx={{ position: { lg: 'sticky' }, top: { lg: grid(3) } }}
      >
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <SliderField
            control={control}
            name="adsChange"
            label={intl.formatMessage(messages.adsChange)}
            hint={intl.formatMessage(liveMessages.adsHint)}
            unit="%"
            format={format}
            best={plain.economics.ads > 0 ? rangeOf(best, 'ads') : undefined}
            disabled={plain.economics.ads <= 0}
            {...ADS}
          />
          <SliderField
            control={control}
            name="priceChange"
            label={intl.formatMessage(messages.priceChange)}
            hint={intl.formatMessage(messages.priceHint)}
            unit="%"
            format={format}
            best={rangeOf(best, 'price')}
            {...PRICE}
          />
          <Button disabled={adsChange === 0 && priceChange === 0} onClick={() => reset(NO_CHANGE)}>
            <FormattedMessage {...messages.reset} />
          </Button>
        </Box>
      </Card>
      <Regions sx={stack}>
        <Headline
          plain={plain}
          currency={baseline.currency}
          missing={baseline.missing}
          changes={changes}
          difference={difference}
          best={best}
          onTryBest={() => {
            if (best === null) return;
            setValue('adsChange', best.ads);
            setValue('priceChange', best.price);
          }}
        />
        <LiveChart baseline={baseline} plain={plain} changes={changes} />
        {data.result && (
          <ForecastFigures data={data} result={data.result} sample={false} costsHref={costsHref} held={heldOf(plain)} />
        )}
        {data.result && <Insights result={data.result} sample={false} />}
        <RestsOn plain={plain} />
      </Regions>
      <Regions sx={detailsGrid}>{children}</Regions>
    </Regions>
  );
}
