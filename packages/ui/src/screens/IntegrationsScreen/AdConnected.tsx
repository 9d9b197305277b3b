import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { BusyButton } from '../../components/BusyButton/index.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog/index.ts';
import { useUnsavedChanges } from '../../forms/UnsavedChanges/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { AdAccountRow } from './AdAccountRow.tsx';
import { adMessages as messages } from './ads.messages.ts';
import type { AdAccountsProps, AdAction, AdConnectionView } from './adTypes.ts';

type AdConnectedProps = Pick<AdAccountsProps, 'canManage' | 'onConnect' | 'onChoose' | 'onReadNow' | 'onDisconnect'> & {
  platformName: string;
  connection: AdConnectionView;
  offered: boolean;
  busy: AdAction | undefined;
};

/** What the consent reaches, which of it is read, and what can be done about it. */
export function AdConnected(props: AdConnectedProps) {
  const { platformName: platform, connection, offered, canManage, busy } = props;
  const { accounts, broken, connectedAt } = connection;
  const { formatMessage } = useIntl();
  const { dateTime } = useFormatters();
  const [asking, setAsking] = useState(false);
  const saved = accounts.filter((account) => account.chosen).map(({ id }) => id);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(saved));
  const changed = chosen.size !== saved.length || saved.some((id) => !chosen.has(id));
  useUnsavedChanges(changed && busy !== 'choose');
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const reading = busy === 'read' || accounts.some((account) => account.reading);
  // One that is read and cannot be chosen otherwise has nothing to choose.
  const choosable = canManage && !broken && (accounts.length > 1 || saved.length !== accounts.length);
  return (
    <>
      {broken && (
        <Typography role="alert" sx={{ mb: 1.5, color: 'error.main', textWrap: 'pretty' }}>
          <FormattedMessage {...messages.brokenText} values={{ platform }} />
        </Typography>
      )}
      <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, m: 0, mb: 1.5 }}>
        <Typography component="dt" sx={{ color: 'text.secondary' }}>
          <FormattedMessage {...messages.connectedAt} />
        </Typography>
        <Typography component="dd" sx={{ m: 0, fontWeight: 'medium' }}>
          <time dateTime={connectedAt}>{dateTime(connectedAt)}</time>
        </Typography>
      </Box>
      {accounts.length === 0 ? (
        <Typography sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
          <FormattedMessage {...messages.noAccounts} values={{ platform }} />
        </Typography>
      ) : (
        <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
          <Typography component="legend" variant="label" sx={{ p: 0 }}>
            <FormattedMessage {...messages.accounts} />
          </Typography>
          {choosable && (
            <Typography variant="body2" sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
              <FormattedMessage {...messages.accountsHint} />
            </Typography>
          )}
          <Box component="ul" sx={{ display: 'grid', gap: 1.5, m: 0, mt: 1, p: 0, listStyle: 'none' }}>
            {accounts.map((account) => (
              <AdAccountRow
                key={account.id}
                platform={platform}
                account={account}
                broken={broken}
                checked={chosen.has(account.id)}
                onToggle={choosable ? () => toggle(account.id) : undefined}
              />
            ))}
          </Box>
        </Box>
      )}
      {canManage && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
          {changed && (
            <BusyButton
              size="small"
              variant="contained"
              busy={busy === 'choose'}
              busyLabel={formatMessage(messages.saving)}
              onClick={() => props.onChoose([...chosen])}
            >
              <FormattedMessage {...messages.save} />
            </BusyButton>
          )}
          {offered && (broken || accounts.length === 0) && (
            <BusyButton
              size="small"
              busy={busy === 'connect'}
              aria-label={busy === 'connect' ? undefined : formatMessage(messages.reconnectLabel, { platform })}
              onClick={props.onConnect}
            >
              <FormattedMessage {...messages.reconnect} />
            </BusyButton>
          )}
          {offered && !broken && saved.length > 0 && (
            <BusyButton
              size="small"
              busy={reading}
              busyLabel={formatMessage(messages.reading)}
              aria-label={reading ? undefined : formatMessage(messages.readNowLabel, { platform })}
              onClick={props.onReadNow}
            >
              <FormattedMessage {...messages.readNow} />
            </BusyButton>
          )}
          <BusyButton
            size="small"
            busy={busy === 'disconnect'}
            aria-label={busy === 'disconnect' ? undefined : formatMessage(messages.disconnectLabel, { platform })}
            onClick={() => setAsking(true)}
          >
            <FormattedMessage {...messages.disconnect} />
          </BusyButton>
        </Box>
      )}
      <ConfirmDialog
        open={asking}
        tone="danger"
        title={formatMessage(messages.askTitle, { platform })}
        confirmLabel={formatMessage(messages.disconnect)}
        onConfirm={() => {
          setAsking(false);
          props.onDisconnect();
        }}
        onCancel={() => setAsking(false)}
      >
        <FormattedMessage {...messages.askText} values={{ platform }} />
      </ConfirmDialog>
    </>
  );
}
