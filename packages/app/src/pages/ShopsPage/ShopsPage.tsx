import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { addDays } from '@adaos/domain';
import { ShopsScreen, type AddShopState, type ShopsView } from '@adaos/ui/screens/ShopsScreen';
import { choices } from '../../device/choices.ts';
import { errorText } from '../../errors/index.ts';
import { openShop } from '../../queries/session.ts';
import { useAddShop, useOwnShopsQuery, useShopsFiguresQuery } from '../../queries/shops.ts';
import { useLeaving } from '../../routes/leaving.ts';
import { paths } from '../../routes/paths.ts';
import { usePeriod } from '../usePeriodChoice.ts';
import { currencyIn, toShopsData } from './toShopsView.ts';

/** Where the open shop has no orders, and so no period to choose: the days up to today that the others are compared by. */
const DAYS = 30;

/** All shops of the account beside each other. */
export function ShopsPage() {
  const intl = useIntl();
  const leaving = useLeaving();
  const [address, setAddress] = useSearchParams();
  const { range, bounds, today, known } = usePeriod();
  const own = useOwnShopsQuery();
  const currency = own.data && currencyIn(own.data, address.get('currency'));
  const period = bounds || !known ? range : { from: addDays(today, 1 - DAYS), to: today };
  const figures = useShopsFiguresQuery(period && currency ? { ...period, currency } : undefined);
  const add = useAddShop();
  const onOpen = useCallback((id: string) => leaving(() => void openShop(id)), [leaving]);
  const view = (): ShopsView => {
    const error = own.data ? figures.error : own.error;
    if (own.data && figures.data) return { status: 'ready', data: toShopsData(own.data, figures.data) };
    return error ? { status: 'error', message: errorText(intl, error) } : { status: 'loading' };
  };
  const adding = (): AddShopState => {
    if (add.error) return { status: 'failed', message: errorText(intl, add.error) };
    return { status: add.isPending ? 'busy' : 'idle' };
  };
  return (
    <ShopsScreen
      view={view()}
      onRetry={() => void (own.data ? figures : own).refetch()}
      onCurrencyChange={(chosen) =>
        setAddress(
          (before) => {
            before.set('currency', chosen);
            return before;
          },
          { replace: true },
        )
      }
      onOpen={onOpen}
      onReset={add.reset}
      plansHref={paths.billing}
      currencies={choices.currencies}
      timezones={choices.timezones}
      suggested={{ currency: choices.currency, timezone: choices.timezone }}
      adding={adding()}
      onAdd={(shop) => add.mutate(shop)}
    />
  );
}
