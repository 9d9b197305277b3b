import { bestChanges, differenceOf, type WhatIfBasis } from '@adaos/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { SliderField } from '../../forms/SliderField/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { Changes, NO_CHANGE, PRICE } from './changes.ts';
import type { ForecastChanges, Part, PartElasticity } from './ForecastView.ts';
import { liveMessages } from './live.messages.ts';
import { partPriceMessages as messages } from './partPrice.messages.ts';

const NO_ADS = { value: 0, low: 0, high: 0 };

export interface PartPriceProps {
  part: Part;
  price: PartElasticity;
  name: string;
  currency: string | null;
}

/** How a product or a group answers to its price; where its costs are known, what another price would bring in the next four weeks. */
export function PartPrice({ part, price, name, currency }: PartPriceProps) {
  const intl = useIntl();
  const { percent } = useFormatters();
  const one = (value: number) => percent(value, { sign: 'always', as: 'small' });
  const { changes } = price;
  const answer = intl.formatMessage(messages.answer, {
    percent: one(price.value),
    low: one(price.low),
    high: one(price.high),
  });
  const basis = () => {
    switch (price.from) {
      case 'own':
        return intl.formatMessage(messages.fromOwn, { changes });
      case 'group':
        return intl.formatMessage(messages.fromGroup, { changes });
      case 'shop':
        return intl.formatMessage(messages.fromShop);
      case 'usual':
        return intl.formatMessage(messages.fromUsual);
    }
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mt: 3 }}>
      <Typography variant="h4" component="h3">
        {intl.formatMessage(messages.title, { name })}
      </Typography>
      {part.variableShare === undefined ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {intl.formatMessage(messages.costsUnknown)}
        </Typography>
      ) : (
        <Slider part={part} price={price} variableShare={part.variableShare} currency={currency} />
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
        {[answer, basis()].join(' ')}
      </Typography>
    </Box>
  );
}

interface PartSliderProps {
  part: Part;
  price: PartElasticity;
  variableShare: number;
  currency: string | null;
}

function Slider({ part, price, variableShare, currency }: PartSliderProps) {
  const intl = useIntl();
  const { amount, money, percent } = useFormatters();
  const { control } = useForm<ForecastChanges>({ defaultValues: NO_CHANGE, resolver: zodResolver(Changes) });
  const change = useWatch({ control, name: 'priceChange' });
  const basis = useMemo(
    (): WhatIfBasis => ({ economics: { variableShare, ads: 0 }, elasticity: { ads: NO_ADS, price } }),
    [variableShare, price],
  );
  // What is left of the sales after the costs that go with them: all else stays as it is.
  const month = useMemo(
    () => ({ sales: part.coming, profit: part.coming * (1 - variableShare) }),
    [part.coming, variableShare],
  );
  const best = useMemo(() => bestChanges(month, basis), [month, basis]);
  const { value, low, high } = differenceOf(month, basis, { ads: 0, price: change });
  const whole = (of: number, sign: 'always' | 'never') =>
    currency === null ? amount(of, { decimals: 0, sign }) : money(of, currency, { decimals: 0, sign });
  const same = Math.abs(value) < 0.5;
  const line = () => {
    if (change === 0) return intl.formatMessage(messages.nothing, { amount: whole(month.profit, 'never') });
    if (same) return intl.formatMessage(liveMessages.same);
    return intl.formatMessage(value > 0 ? liveMessages.more : liveMessages.less, {
      amount: whole(Math.abs(value), 'never'),
    });
  };
  return (
    <>
      <Box aria-live="polite">
        <Typography
          sx={{ fontWeight: 'strong', color: same ? 'text.primary' : value > 0 ? 'success.main' : 'error.main' }}
        >
          {line()}
        </Typography>
        {change !== 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {intl.formatMessage(messages.between, { low: whole(low, 'always'), high: whole(high, 'always') })}
          </Typography>
        )}
        {best?.unsure === true && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {intl.formatMessage(messages.unsure)}
          </Typography>
        )}
      </Box>
      <SliderField
        control={control}
        name="priceChange"
        label={intl.formatMessage(messages.slider)}
        unit="%"
        format={(of) => percent(of, { sign: 'always', as: 'whole' })}
        best={best === null || best.unsure ? undefined : { value: best.price, ...best.priceRange }}
        {...PRICE}
      />
    </>
  );
}
