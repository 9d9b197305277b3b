import { useIntl } from 'react-intl';
import { ShopDataCard, type ShopDataState } from '@adaos/ui/screens/SettingsScreen';
import { errorText } from '../../errors/index.ts';
import { useMay } from '../../queries/session.ts';
import { useDownloadShop } from '../../queries/shop.ts';

/** All of the shop's data as a file, for admins. */
export function ShopDataPart() {
  const intl = useIntl();
  const download = useDownloadShop();
  const state = (): ShopDataState => {
    if (download.error) return { status: 'error', message: errorText(intl, download.error) };
    return { status: download.isPending ? 'busy' : 'idle' };
  };
  return useMay('admin') ? <ShopDataCard state={state()} onDownload={() => download.mutate()} /> : null;
}
