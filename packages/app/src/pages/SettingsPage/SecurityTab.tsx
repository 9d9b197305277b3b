import { useState } from 'react';
import { useIntl } from 'react-intl';
import { SecurityPanel, SessionsCard, TwoFactorCard, type TwoFactorQuestion } from '@adaos/ui/screens/SettingsScreen';
import { useEndSession, useOpenSessionsQuery, useTwoFactorChanges, useTwoFactorQuery } from '../../queries/account.ts';
import { useMockMode } from '../../state/index.ts';
import { ApiPart } from './ApiPart.tsx';
import { SampleTwoFactor } from './SampleTwoFactor.tsx';
import { toSessionsView, toTwoFactorView } from './toSettingsViews.ts';

function TwoFactor() {
  const intl = useIntl();
  const status = useTwoFactorQuery();
  const { setUp, confirm, disable, renew } = useTwoFactorChanges();
  const [asking, setAsking] = useState<TwoFactorQuestion['what'] | null>(null);
  const close = () => {
    for (const call of [setUp, confirm, disable, renew]) call.reset();
    setAsking(null);
  };
  return (
    <TwoFactorCard
      view={toTwoFactorView(intl, { status, setUp, confirm, disable, renew, asking })}
      onSwitchOn={() => setUp.mutate()}
      onConfirm={(code) => confirm.mutate(code)}
      onCancelSetup={close}
      onCodesSaved={close}
      onAsk={(what) => {
        close();
        setAsking(what);
      }}
      onAnswer={(proof) => (asking === 'renew' ? renew : disable).mutate(proof, { onSuccess: () => setAsking(null) })}
      onRetry={() => void status.refetch()}
    />
  );
}

function Sessions() {
  const sessions = useOpenSessionsQuery();
  const end = useEndSession();
  return (
    <SessionsCard
      view={toSessionsView(useIntl(), sessions, end)}
      onEnd={(id) => end.mutate(id)}
      onEndOthers={() => end.mutate('others')}
      onRetry={() => void sessions.refetch()}
    />
  );
}

/** The second factor and the open sessions. */
export function SecurityTab() {
  const mocked = useMockMode();
  return (
    <SecurityPanel
      sample={mocked}
      twoFactor={mocked ? <SampleTwoFactor /> : <TwoFactor />}
      sessions={<Sessions />}
      api={<ApiPart />}
    />
  );
}
