import { AD_PLATFORM_NAMES } from '@adaos/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { BusyButton } from '../../components/BusyButton/index.ts';
import { Card } from '../../components/Card/index.ts';
import { ErrorState } from '../../components/ErrorState/index.ts';
import { PlugIcon } from '../../components/Icon/index.ts';
import { CardSkeleton, LoadingRegion } from '../../components/Skeletons/index.ts';
import { StatusChip } from '../../components/StatusChip/index.ts';
import { SampleDataMark } from '../../product/SampleDataMark/index.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { AdConnected } from './AdConnected.tsx';
import { adErrors, adMessages as messages } from './ads.messages.ts';
import type { AdAccountsProps, AdPlatformView } from './adTypes.ts';

type Ready = Extract<AdPlatformView, { status: 'ready' }>;

function chipOf({ offered, connection }: Ready) {
  if (!connection)
    return { tone: 'neutral', icon: PlugIcon, label: offered ? messages.notConnected : messages.notOffered } as const;
  if (connection.broken) return { tone: 'bad', label: messages.broken } as const;
  const chosen = connection.accounts.some((account) => account.chosen);
  return chosen
    ? ({ tone: 'good', label: messages.connected } as const)
    : ({ tone: 'careful', label: messages.choose } as const);
}

/** Why a platform cannot be connected: what the operator has to set, and to everybody else that files do the same. */
function NotOffered({ platform, settings }: { platform: string; settings: readonly string[] | undefined }) {
  return (
    <>
      <Typography sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
        <FormattedMessage {...messages.notOfferedText} values={{ platform }} />
      </Typography>
      {settings !== undefined && (
        <Box sx={{ mt: 1.5 }}>
          <Typography sx={{ textWrap: 'pretty' }}>
            <FormattedMessage {...messages.settings} values={{ platform }} />
          </Typography>
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
            {settings.map((name) => (
              <Typography key={name} component="li" sx={{ overflowWrap: 'anywhere' }}>
                <code>{name}</code>
              </Typography>
            ))}
          </Box>
        </Box>
      )}
    </>
  );
}

type NotConnectedProps = Pick<AdAccountsProps, 'canManage' | 'onConnect'> & { platform: string; busy: boolean };

function NotConnected({ platform, canManage, busy, onConnect }: NotConnectedProps) {
  const { formatMessage } = useIntl();
  const reasonId = useId();
  return (
    <>
      <Typography sx={{ mb: 2, color: 'text.secondary', textWrap: 'pretty' }}>
        <FormattedMessage {...messages.description} values={{ platform }} />
      </Typography>
      <BusyButton
        busy={busy}
        disabled={!canManage}
        aria-label={busy ? undefined : formatMessage(messages.connectLabel, { platform })}
        aria-describedby={canManage ? undefined : reasonId}
        onClick={onConnect}
      >
        <FormattedMessage {...messages.connect} />
      </BusyButton>
      {!canManage && (
        <Typography id={reasonId} variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          <FormattedMessage {...messages.notAllowed} />
        </Typography>
      )}
    </>
  );
}

/** A platform of ads that is read by its interface: whether it is offered and connected, and how far its ad accounts are read. */
export function AdAccounts(props: AdAccountsProps) {
  const { view, canManage, attempt, onConnect, onRetry } = props;
  const platform = AD_PLATFORM_NAMES[props.platform];
  const { formatMessage } = useIntl();
  if (view.status === 'loading') {
    return (
      <LoadingRegion label={formatMessage(messages.loading)}>
        <CardSkeleton holds="rows" height={150} />
      </LoadingRegion>
    );
  }
  if (view.status === 'error') {
    return (
      <Card>
        <ErrorState title={formatMessage(messages.failed)} description={view.message} onRetry={onRetry} />
      </Card>
    );
  }
  const { connection, offered, settings, source } = view;
  const chip = chipOf(view);
  const busy = attempt?.status === 'busy' ? attempt.action : undefined;
  const sample = source === 'sample';
  return (
    <Card
      title={
        <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
          <PlugIcon aria-hidden sx={{ fontSize: tokens.size.icon.regular, color: 'primary.main' }} />
          {platform}
        </Box>
      }
      actions={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {sample && <SampleDataMark />}
          <StatusChip {...chip} label={formatMessage(chip.label)} />
        </Box>
      }
    >
      {attempt?.status === 'connected' && connection && !connection.broken && (
        <Typography role="status" sx={{ mb: 1.5, color: 'success.main' }}>
          <FormattedMessage {...messages.success} values={{ platform }} />
        </Typography>
      )}
      {attempt?.status === 'failed' && (
        <Typography role="alert" sx={{ mb: 1.5, color: 'error.main', overflowWrap: 'anywhere' }}>
          <FormattedMessage {...adErrors[attempt.action]} values={{ platform, message: attempt.message }} />
        </Typography>
      )}
      {connection && (
        <AdConnected
          key={connection.accounts.map(({ id, chosen }) => `${id}${chosen}`).join()}
          {...props}
          platformName={platform}
          connection={connection}
          offered={offered}
          canManage={canManage && !sample}
          busy={busy}
        />
      )}
      {!connection && !offered && <NotOffered platform={platform} settings={settings} />}
      {!connection && offered && (
        <NotConnected platform={platform} canManage={canManage} busy={busy === 'connect'} onConnect={onConnect} />
      )}
    </Card>
  );
}
