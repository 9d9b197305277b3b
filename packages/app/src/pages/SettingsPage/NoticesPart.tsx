import { useIntl } from 'react-intl';
import { DeliveriesCard, type DeliveriesView, NoticesCard, type NoticesView } from '@adaos/ui/screens/SettingsScreen';
import { errorText, showError } from '../../errors/index.ts';
import {
  useDeliveriesQuery,
  useNoticeSettingsQuery,
  useResendDelivery,
  useSaveNoticeSettings,
  useSendDigest,
} from '../../queries/noticeSettings.ts';
import { useMay } from '../../queries/session.ts';
import { useSampleQuery } from '../../queries/sample.ts';
import { useMockMode } from '../../state/index.ts';
import { HooksPart } from './HooksPart.tsx';
import { PushPart } from './PushPart.tsx';
import { SmsPart } from './SmsPart.tsx';
import { toSaveState } from './toSettingsViews.ts';

/** What reaches the user and how, and what was sent. */
export function NoticesPart() {
  const intl = useIntl();
  const mocked = useMockMode();
  const [ownSettings, ownDeliveries] = [useNoticeSettingsQuery(), useDeliveriesQuery()];
  const sampleSettings = useSampleQuery('noticeSettings', mocked, ({ sampleNoticeSettings }) => sampleNoticeSettings);
  const sampleSent = useSampleQuery('deliveries', mocked, ({ sampleDeliveries }) => sampleDeliveries);
  const [settings, deliveries] = mocked ? [sampleSettings, sampleSent] : [ownSettings, ownDeliveries];
  const [save, send] = [useSaveNoticeSettings(), useSendDigest()];
  const admin = useMay('admin');
  const resend = useResendDelivery(showError);

  const noticesView = (): NoticesView => {
    if (!settings.data) {
      return settings.error ? { status: 'error', message: errorText(intl, settings.error) } : { status: 'loading' };
    }
    return {
      status: 'ready',
      source: mocked ? 'sample' : 'live',
      choices: settings.data.choices,
      sms: settings.data.sms?.verified === true,
      save: toSaveState(intl, save),
      example: toSaveState(intl, send),
    };
  };
  const deliveriesView = (): DeliveriesView => {
    if (deliveries.data) return { status: 'ready', deliveries: deliveries.data.deliveries };
    return deliveries.error ? { status: 'error', message: errorText(intl, deliveries.error) } : { status: 'loading' };
  };
  return (
    <>
      <NoticesCard
        view={noticesView()}
        onSave={(choices) => save.mutate(choices)}
        onTry={(digest) => send.mutate(digest)}
        onRetry={() => void settings.refetch()}
      />
      <PushPart />
      {!mocked && settings.data?.sms && <SmsPart sms={settings.data.sms} />}
      <HooksPart />
      <DeliveriesCard
        view={deliveriesView()}
        onResend={admin && !mocked ? (id) => resend.mutate(id) : undefined}
        onRetry={() => void deliveries.refetch()}
      />
    </>
  );
}
