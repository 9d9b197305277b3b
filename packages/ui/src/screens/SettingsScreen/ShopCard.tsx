import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo, type ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import * as z from 'zod/mini';
import { Card } from '../../components/Card/index.ts';
import { ErrorState } from '../../components/ErrorState/index.ts';
import { CardSkeleton, LoadingRegion } from '../../components/Skeletons/index.ts';
import { ComboboxField } from '../../forms/ComboboxField/index.ts';
import { useUnsavedChanges } from '../../forms/UnsavedChanges/index.ts';
import { SaveLine } from './SaveLine.tsx';
import { messages as settingsMessages } from './SettingsScreen.messages.ts';
import { shopMessages as messages } from './shop.messages.ts';
import type { ShopCalendarValues, ShopView } from './types.ts';

const ShopSchema = z.object({
  currency: z.string().check(z.minLength(1, 'required')),
  timezone: z.string().check(z.minLength(1, 'required')),
});

function currencyName(intl: IntlShape, code: string): string {
  const name = intl.formatDisplayName(code, { type: 'currency', fallback: 'none' });
  return name ? `${code} · ${name}` : code;
}
const zoneName = (zone: string) => zone.replaceAll('_', ' ');

const columns = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

export interface ShopCardProps {
  view: ShopView;
  /** ISO 4217 codes and IANA names to choose from. */
  currencies: readonly string[];
  timezones: readonly string[];
  onSave: (values: ShopCalendarValues) => void;
  onRetry: () => void;
}

/** Both as they are, with the reason why they cannot be changed here. */
function Fixed({ shop, reason }: { shop: ReadyShop['shop']; reason: ReactNode }) {
  const intl = useIntl();
  const facts = [
    [messages.currency, shop.currency === null ? null : currencyName(intl, shop.currency)],
    [messages.timezone, shop.currency === null ? null : zoneName(shop.timezone)],
  ] as const;
  return (
    <>
      <Box component="dl" sx={{ ...columns, m: 0 }}>
        {facts.map(([label, value]) => (
          <Box key={label.id}>
            <Typography component="dt" variant="label">
              <FormattedMessage {...label} />
            </Typography>
            <Typography component="dd" sx={{ m: 0, mt: 0.5 }}>
              {value ?? <FormattedMessage {...messages.notSet} />}
            </Typography>
          </Box>
        ))}
      </Box>
      <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary', textWrap: 'pretty' }}>
        {reason}
      </Typography>
    </>
  );
}

type ReadyShop = Extract<ShopView, { status: 'ready' }>;

function ShopForm({
  view,
  currencies,
  timezones,
  onSave,
}: Omit<ShopCardProps, 'view' | 'onRetry'> & { view: ReadyShop }) {
  const intl = useIntl();
  const { shop, suggested, state } = view;
  const held = {
    currency: shop.currency ?? suggested.currency,
    timezone: shop.currency === null ? suggested.timezone : shop.timezone,
  };
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(ShopSchema),
    values: held,
    resetOptions: { keepDirtyValues: true },
  });
  const { currency, timezone } = useWatch({ control });
  useUnsavedChanges(currency !== held.currency || timezone !== held.timezone);
  const choices = useMemo(
    () => ({
      currencies: currencies.map((value) => ({ value, label: currencyName(intl, value) })),
      timezones: [...new Set([...timezones, held.timezone])].map((value) => ({ value, label: zoneName(value) })),
    }),
    [currencies, timezones, held.timezone, intl],
  );
  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit((values) => state.status !== 'busy' && onSave(values))(event)}
    >
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <Box sx={columns}>
          <ComboboxField
            control={control}
            name="currency"
            choices={choices.currencies}
            label={<FormattedMessage {...messages.currency} />}
            errorTexts={{ required: intl.formatMessage(messages.currencyRequired) }}
          />
          <ComboboxField
            control={control}
            name="timezone"
            choices={choices.timezones}
            label={<FormattedMessage {...messages.timezone} />}
            errorTexts={{ required: intl.formatMessage(messages.timezoneRequired) }}
          />
        </Box>
        <SaveLine state={state} failedTitle={<FormattedMessage {...messages.failed} />} />
      </Box>
    </form>
  );
}

/** What the shop's figures are in: to be chosen until something rests on it, then shown with the reason. */
export function ShopCard({ view, onRetry, ...form }: ShopCardProps) {
  const intl = useIntl();
  if (view.status === 'loading') {
    return (
      <LoadingRegion>
        <CardSkeleton holds="rows" height={160} />
      </LoadingRegion>
    );
  }
  if (view.status === 'error') {
    return (
      <Card>
        <ErrorState
          title={intl.formatMessage(settingsMessages.loadFailed)}
          description={view.message}
          onRetry={onRetry}
        />
      </Card>
    );
  }
  const { shop, canManage } = view;
  const shown = shop.fixed || !canManage;
  return (
    <Card
      title={<FormattedMessage {...messages.title} />}
      {...(!shown && { subtitle: <FormattedMessage {...messages.lead} /> })}
    >
      {shown ? (
        <Fixed shop={shop} reason={<FormattedMessage {...(shop.fixed ? messages.fixed : messages.onlyManagers)} />} />
      ) : (
        <ShopForm view={view} {...form} />
      )}
    </Card>
  );
}
