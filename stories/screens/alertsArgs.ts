import type { AlertsScreenProps } from '@adaos/ui/screens/AlertsScreen';
import { fn } from 'storybook/test';

/** Everything that the screen has beside its view. */
export const alertsArgs = {
  importHref: '#integrations',
  costsHref: '#costs',
  onSetStatus: fn(),
  actionHrefs: ({ subject }) => ({ why: `#rows-${subject}`, place: `#place-${subject}` }),
  onDecide: fn(),
  onRetry: fn(),
  onUseSample: fn(),
  onLeaveSample: fn(),
} satisfies Omit<AlertsScreenProps, 'view'>;
