import { useIntl } from 'react-intl';
import { StatusChip, type StatusTone } from '../../components/StatusChip/index.ts';
import { messages as m } from './SubscriptionCard.messages.ts';

const KNOWN = {
  active: { tone: 'good', text: m.active },
  canceled: { tone: 'bad', text: m.cancelled },
  cancelled: { tone: 'bad', text: m.cancelled },
  incomplete: { tone: 'careful', text: m.incomplete },
  trialing: { tone: 'neutral', text: m.trialing },
  past_due: { tone: 'neutral', text: m.past_due },
  unpaid: { tone: 'neutral', text: m.unpaid },
  paused: { tone: 'neutral', text: m.paused },
} as const satisfies Record<string, { tone: StatusTone; text: unknown }>;

const isKnown = (status: string): status is keyof typeof KNOWN => Object.hasOwn(KNOWN, status);

export type SubscriptionStatusProps = {
  /** As the provider names it; an unknown one is shown unchanged. */
  status: string;
};

/** The status of a subscription: active green, cancelled red, incomplete yellow, any other grey. */
export function SubscriptionStatus({ status }: SubscriptionStatusProps) {
  const { formatMessage } = useIntl();
  if (!isKnown(status)) return <StatusChip tone="neutral" label={status} />;
  const { tone, text } = KNOWN[status];
  return <StatusChip tone={tone} label={formatMessage(text)} />;
}
