import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useMemo } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '../../components/Link/index.ts';
import { ComboboxField } from '../../forms/ComboboxField/index.ts';
import type { Choice } from '../../forms/SelectField/index.ts';
import { TextField } from '../../forms/TextField/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { mappingMessages as messages } from './mapping.messages.ts';
import { CurrencyNotes } from './CurrencyNotes.tsx';
import { GOODS_COST_RANGE, takesRate, type MappingValues } from './mappingForm.ts';
import { RateField } from './RateField.tsx';
import type { ImportPreview, ReadyIntegrationsView } from './types.ts';

export type ShopFieldsProps = {
  control: Control<MappingValues>;
  view: ReadyIntegrationsView;
  preview: ImportPreview;
  /** Where the rules of the costs are. */
  costsHref: string;
};

const SPACE = ' ';

/** What the goods cost already: a file does not change it. */
function GoodsRule({ percent, from, costsHref }: { percent: number; from: string | null; costsHref: string }) {
  const formatters = useFormatters();
  const share = formatters.percent(percent, { as: 'entered' });
  return (
    <Box>
      <Typography variant="label" component="div" sx={{ mb: 0.5 }}>
        {from === null ? (
          <FormattedMessage {...messages.goodsRule} values={{ percent: share }} />
        ) : (
          <FormattedMessage {...messages.goodsRuleFrom} values={{ percent: share, day: formatters.day(from) }} />
        )}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <FormattedMessage {...messages.goodsRuleNote} />
        {SPACE}
        <Link href={costsHref}>
          <FormattedMessage {...messages.toCosts} />
        </Link>
      </Typography>
    </Box>
  );
}

/** What is not in the file: its currency, the shop's timezone, and the cost of the goods. */
export function ShopFields({ control, view, preview, costsHref }: ShopFieldsProps) {
  const intl = useIntl();
  const titleId = useId();
  const { shop, currencies, timezones } = view;
  const currencyChoices = useMemo(() => {
    const named = (code: string): Choice => {
      const name = intl.formatDisplayName(code, { type: 'currency', fallback: 'none' });
      return { value: code, label: name ? `${code} · ${name}` : code };
    };
    return currencies.map(named);
  }, [currencies, intl]);
  const timezoneChoices = useMemo(
    () => timezones.map((zone): Choice => ({ value: zone, label: zone.replaceAll('_', ' ') })),
    [timezones],
  );
  const currency = useWatch({ control, name: 'currency' });
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography id={titleId} variant="h3">
        <FormattedMessage {...messages.about} />
      </Typography>
      <CurrencyNotes control={control} kind="orders" preview={preview} shopCurrency={shop.currency} />
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          mt: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        <ComboboxField
          control={control}
          name="currency"
          choices={currencyChoices}
          label={<FormattedMessage {...messages.currency} />}
          hint={
            shop.currency === null ? (
              <FormattedMessage {...(preview.currency === null ? messages.currencyGuessed : messages.currencyRead)} />
            ) : (
              <FormattedMessage {...messages.currencyOfFile} values={{ shopCurrency: shop.currency }} />
            )
          }
          errorTexts={{ required: intl.formatMessage(messages.currencyRequired) }}
        />
        <ComboboxField
          control={control}
          name="timezone"
          choices={timezoneChoices}
          label={<FormattedMessage {...messages.timezone} />}
          hint={<FormattedMessage {...(shop.currency === null ? messages.timezoneGuessed : messages.timezoneHint)} />}
          errorTexts={{ required: intl.formatMessage(messages.timezoneRequired) }}
        />
        {shop.currency !== null && takesRate('orders', shop.currency, currency) && (
          <RateField control={control} fileCurrency={currency} shopCurrency={shop.currency} />
        )}
        {shop.goodsRule === null ? (
          <TextField
            control={control}
            name="goodsCost"
            optional
            inputMode="decimal"
            maxLength={8}
            label={<FormattedMessage {...messages.goodsCost} />}
            hint={<FormattedMessage {...messages.goodsCostHint} />}
            errorValues={GOODS_COST_RANGE}
          />
        ) : (
          <GoodsRule {...shop.goodsRule} costsHref={costsHref} />
        )}
      </Box>
    </Box>
  );
}
