import type { SmsStatus } from '@adaos/api';
import { type SaveState, SmsCard } from '@adaos/ui/screens/SettingsScreen';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { errorText } from '../../errors/index.ts';
import { useSmsChanges } from '../../queries/noticeSettings.ts';

/** The number for text messages, where the server sends some. */
export function SmsPart({ sms }: { sms: SmsStatus }) {
  const intl = useIntl();
  const { save, confirm, remove } = useSmsChanges();
  const [state, setState] = useState<SaveState>({ status: 'idle' });
  const attempt = (work: Promise<unknown>) => {
    setState({ status: 'busy' });
    work.then(
      () => setState({ status: 'idle' }),
      (reason: unknown) => setState({ status: 'error', message: errorText(intl, reason) }),
    );
  };
  return (
    <SmsCard
      {...sms}
      state={state}
      onNumber={(number) => attempt(save.mutateAsync(number))}
      onConfirm={(code) => attempt(confirm.mutateAsync(code))}
      onRemove={() => attempt(remove.mutateAsync())}
    />
  );
}
