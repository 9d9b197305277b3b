import { useIntl } from 'react-intl';
import { ShopCard, type ShopView } from '@adaos/ui/screens/SettingsScreen';
import { choices } from '../../device/choices.ts';
import { errorText } from '../../errors/index.ts';
import { useMay } from '../../queries/session.ts';
import { useSetShopCalendar, useShopCalendarQuery } from '../../queries/shop.ts';
import { ShopDataPart } from './ShopDataPart.tsx';
import { toSaveState } from './toSettingsViews.ts';

/** The currency and the days of the shop's figures, and all of its data. */
export function ShopPart() {
  const intl = useIntl();
  const { data, error, refetch } = useShopCalendarQuery();
  const set = useSetShopCalendar();
  const canManage = useMay('manager');
  const view = (): ShopView => {
    if (!data) return error ? { status: 'error', message: errorText(intl, error) } : { status: 'loading' };
    const { currency, timezone } = choices;
    return { status: 'ready', shop: data, canManage, suggested: { currency, timezone }, state: toSaveState(intl, set) };
  };
  return (
    <>
      <ShopCard
        view={view()}
        currencies={choices.currencies}
        timezones={choices.timezones}
        onSave={(values) => set.mutate(values)}
        onRetry={() => void refetch()}
      />
      <ShopDataPart />
    </>
  );
}
