import { useState } from 'react';
import { TwoFactorCard, type TwoFactorView } from '@adaos/ui/screens/SettingsScreen';
import { useSampleQuery } from '../../queries/sample.ts';

const OFF: TwoFactorView = { status: 'off', busy: false };

/** The second factor in mock mode: a secret and codes of no account, switched on and off here alone. */
export function SampleTwoFactor() {
  const sample = useSampleQuery('twoFactor', true, ({ sampleTwoFactorSetup, sampleBackupCodes }) => ({
    ...sampleTwoFactorSetup,
    ...sampleBackupCodes,
  }));
  const [view, setView] = useState<TwoFactorView>(OFF);
  const { data } = sample;
  const { uri = '', secret = '', backupCodes = [] } = data ?? {};
  const codes: TwoFactorView = { status: 'setup', setup: { step: 'codes', backupCodes } };
  const on: TwoFactorView = { status: 'on', since: null, backupCodesLeft: backupCodes.length, question: null };
  return (
    <TwoFactorCard
      view={data ? view : { status: 'loading' }}
      onSwitchOn={() => setView({ status: 'setup', setup: { step: 'scan', uri, secret } })}
      onConfirm={() => setView(codes)}
      onCancelSetup={() => setView(OFF)}
      onCodesSaved={() => setView(on)}
      onAsk={(what) => setView({ ...on, question: what && { what, busy: false } })}
      onAnswer={() => setView(view.status === 'on' && view.question?.what === 'renew' ? codes : OFF)}
      onRetry={sample.refetch}
    />
  );
}
