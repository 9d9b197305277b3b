import { useIntl } from 'react-intl';
import { UsageMeter } from '../../components/UsageMeter/index.ts';
import { messages as m } from '../SubscriptionCard/SubscriptionCard.messages.ts';
import { useFormatters } from '../../i18n/index.ts';

export interface UsageMetersProps {
  usage: { apiCalls: number; apiCallsLimit: number; storageUsed: number; storageLimit: number };
}

/** The used calls and storage. */
export function UsageMeters({ usage }: UsageMetersProps) {
  const { formatMessage: t } = useIntl();
  const { number } = useFormatters();
  return (
    <>
      <UsageMeter label={t(m.apiCalls)} used={usage.apiCalls} limit={usage.apiCallsLimit} />
      <UsageMeter
        label={t(m.storage)}
        used={usage.storageUsed}
        limit={usage.storageLimit}
        format={(size) => t(m.gigabytes, { size: number(size, { maximumFractionDigits: 1 }) })}
      />
    </>
  );
}
