import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { BusyButton } from '../../components/BusyButton/index.ts';
import { Card } from '../../components/Card/index.ts';
import { ErrorState } from '../../components/ErrorState/index.ts';
import { LoadingRegion, TextSkeleton } from '../../components/Skeletons/index.ts';
import { StatusChip } from '../../components/StatusChip/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { useRescuedFocus } from '../../internal/useRescuedFocus.ts';
import { pushHindrances, pushMessages as messages, pushProblems } from './push.messages.ts';
import type { PushDeviceData, PushView } from './types.ts';

export type PushCardProps = {
  view: PushView;
  /** Asks for permission and adds this device; again where its subscription has ended. */
  onTurnOn: () => void;
  /** Whether this device shows details and amounts. */
  onDetailed: (detailed: boolean) => void;
  onTest: (id: string) => void;
  onTurnOff: (id: string) => void;
  onRetry: () => void;
};

type Ready = Extract<PushView, { status: 'ready' }>;
type PartProps = Omit<PushCardProps, 'view' | 'onRetry'> & { view: Ready };

/** What came of the last change. */
function Result({ change }: { change: Ready['change'] }) {
  if (change?.status === 'error') {
    return (
      <Alert severity="error">
        <AlertTitle>
          <FormattedMessage {...messages.failed} />
        </AlertTitle>
        {change.message}
      </Alert>
    );
  }
  const problem = change?.status === 'tested' && change.problem !== null ? pushProblems[change.problem] : undefined;
  if (problem) {
    return (
      <Alert severity="error">
        <FormattedMessage {...problem} />
      </Alert>
    );
  }
  return (
    <Typography role="status" component="div" variant="body2" sx={{ color: 'success.main' }}>
      {change?.status === 'tested' && <FormattedMessage {...messages.tested} />}
    </Typography>
  );
}

/** The switch and the buttons of a device that is on. */
function OwnDevice({ own, view, onDetailed, onTest, onTurnOff }: PartProps & { own: PushDeviceData }) {
  const busy = view.change?.status === 'busy';
  const hint = useId();
  return (
    <>
      <Box>
        <FormControlLabel
          control={
            <Switch
              checked={own.detailed}
              disabled={busy}
              slotProps={{ input: { 'aria-describedby': hint } }}
              onChange={(_event, on) => onDetailed(on)}
            />
          }
          label={<FormattedMessage {...messages.detailed} />}
        />
        <Typography id={hint} variant="body2" sx={{ color: 'text.secondary' }}>
          <FormattedMessage {...messages.detailedHint} />
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <BusyButton busy={busy} onClick={() => onTest(own.id)}>
          <FormattedMessage {...messages.test} />
        </BusyButton>
        <BusyButton busy={busy} onClick={() => onTurnOff(own.id)}>
          <FormattedMessage {...messages.turnOff} />
        </BusyButton>
      </Box>
    </>
  );
}

function ThisDevice(props: PartProps) {
  const { view, onTurnOn } = props;
  const intl = useIntl();
  const { here, change } = view;
  const own = view.devices.find(({ id }) => id === view.own);
  const hindrance = here in pushHindrances ? pushHindrances[here as keyof typeof pushHindrances] : undefined;
  const canTurnOn = here === 'off' || here === 'expired';
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography component="h3" variant="label">
          <FormattedMessage {...messages.here} />
        </Typography>
        <StatusChip tone={own ? 'good' : 'neutral'} label={intl.formatMessage(own ? messages.on : messages.off)} />
      </Box>
      {hindrance && (
        <Alert severity={here === 'expired' ? 'warning' : 'info'} role="note">
          <FormattedMessage {...hindrance} />
        </Alert>
      )}
      {own && <OwnDevice {...props} own={own} />}
      {canTurnOn && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <BusyButton variant="contained" busy={change?.status === 'busy'} onClick={onTurnOn}>
            <FormattedMessage {...(here === 'expired' ? messages.turnOnAgain : messages.turnOn)} />
          </BusyButton>
          {view.asks && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              <FormattedMessage {...messages.ask} />
            </Typography>
          )}
        </Box>
      )}
      <Result change={change} />
    </Box>
  );
}

function OtherDevice({ device, busy, onTurnOff }: { device: PushDeviceData; busy: boolean; onTurnOff: () => void }) {
  const intl = useIntl();
  const { dateTime } = useFormatters();
  const name = device.device ?? intl.formatMessage(messages.unknownDevice);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        py: 1.5,
        borderTop: 1,
        borderColor: 'line.soft',
      }}
    >
      <Box sx={{ flex: '1 1 16em', minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2" sx={{ color: 'text.tertiary' }}>
          {device.sentAt === null ? (
            <FormattedMessage {...messages.never} />
          ) : (
            <FormattedMessage {...messages.lastSent} values={{ time: dateTime(device.sentAt) }} />
          )}
        </Typography>
      </Box>
      <BusyButton
        size="small"
        busy={busy}
        aria-label={intl.formatMessage(messages.turnOffOf, { device: name })}
        onClick={onTurnOff}
      >
        <FormattedMessage {...messages.turnOff} />
      </BusyButton>
    </Box>
  );
}

/** Push messages: whether this device receives them, and the user's other devices that do. */
export function PushCard({ view, onRetry, ...events }: PushCardProps) {
  const intl = useIntl();
  const id = useId();
  const titleRef = useRescuedFocus<HTMLHeadingElement>(
    view.status === 'ready' ? `${view.here} ${view.devices.map((device) => device.id).join(' ')}` : view.status,
  );
  const others = view.status === 'ready' ? view.devices.filter((device) => device.id !== view.own) : [];
  return (
    <Card
      title={<FormattedMessage {...messages.title} />}
      subtitle={<FormattedMessage {...messages.lead} />}
      titleRef={titleRef}
    >
      {view.status === 'loading' && (
        <LoadingRegion>
          <TextSkeleton />
        </LoadingRegion>
      )}
      {view.status === 'error' && (
        <ErrorState
          title={intl.formatMessage(messages.loadFailed)}
          description={view.message}
          onRetry={onRetry}
          level={3}
        />
      )}
      {view.status === 'ready' && <ThisDevice view={view} {...events} />}
      {view.status === 'ready' && others.length > 0 && (
        <Box sx={{ mt: 3 }}>
          <Typography id={id} component="h3" variant="label" sx={{ mb: 1 }}>
            <FormattedMessage {...messages.others} />
          </Typography>
          <Box component="ul" aria-labelledby={id} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {others.map((device) => (
              <OtherDevice
                key={device.id}
                device={device}
                busy={view.change?.status === 'busy'}
                onTurnOff={() => events.onTurnOff(device.id)}
              />
            ))}
          </Box>
        </Box>
      )}
    </Card>
  );
}
