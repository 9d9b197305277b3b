import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { TwoFactorSetup } from '../../product/auth/TwoFactorSetup/index.ts';
import { BusyButton } from '../../components/BusyButton/index.ts';
import { Card } from '../../components/Card/index.ts';
import { ErrorState } from '../../components/ErrorState/index.ts';
import { LoadingRegion, TextSkeleton } from '../../components/Skeletons/index.ts';
import { StatusChip } from '../../components/StatusChip/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { useRescuedFocus } from '../../internal/useRescuedFocus.ts';
import { twoFactorMessages as messages } from './security.messages.ts';
import { TwoFactorDialog, type TwoFactorProof } from './TwoFactorDialog.tsx';
import type { TwoFactorQuestion, TwoFactorView } from './types.ts';
import * as tokens from '../../theme/generated/tokens.ts';

export type TwoFactorCardProps = {
  view: TwoFactorView;
  onSwitchOn: () => void;
  /** Switches it on with a code of the new secret. */
  onConfirm: (code: string) => void;
  onCancelSetup: () => void;
  /** The backup codes are saved. */
  onCodesSaved: () => void;
  /** Opens the question before switching off or renewing the codes; null closes it. */
  onAsk: (what: TwoFactorQuestion['what'] | null) => void;
  onAnswer: (proof: TwoFactorProof) => void;
  onRetry: () => void;
};

/** The second factor of the user's login: whether it is on, and buttons to change that. */
export function TwoFactorCard({ view, onAsk, onAnswer, ...events }: TwoFactorCardProps) {
  const intl = useIntl();
  const { day } = useFormatters();
  const on = view.status === 'on';
  const titleRef = useRescuedFocus<HTMLHeadingElement>(view.status);
  return (
    <Card
      title={<FormattedMessage {...messages.title} />}
      titleRef={titleRef}
      {...((on || view.status === 'off') && {
        actions: (
          <StatusChip tone={on ? 'good' : 'neutral'} label={intl.formatMessage(on ? messages.on : messages.off)} />
        ),
      })}
    >
      {view.status === 'loading' && (
        <LoadingRegion>
          <TextSkeleton />
        </LoadingRegion>
      )}
      {view.status === 'error' && <ErrorState description={view.message} onRetry={events.onRetry} level={3} />}
      {view.status === 'off' && (
        <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', maxWidth: tokens.size.prose }}>
          <Typography sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
            <FormattedMessage {...messages.lead} />
          </Typography>
          {view.problem !== undefined && (
            <Alert severity="error">
              <AlertTitle>
                <FormattedMessage {...messages.failed} />
              </AlertTitle>
              {view.problem}
            </Alert>
          )}
          <BusyButton variant="contained" busy={view.busy} onClick={events.onSwitchOn}>
            <FormattedMessage {...messages.switchOn} />
          </BusyButton>
        </Box>
      )}
      {view.status === 'on' && (
        <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
          <Typography sx={{ color: 'text.secondary' }}>
            {view.since !== null && (
              <>
                <FormattedMessage {...messages.since} values={{ day: day(view.since.slice(0, 10)) }} />{' '}
              </>
            )}
            <FormattedMessage {...messages.codesLeft} values={{ count: view.backupCodesLeft }} />
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button onClick={() => onAsk('renew')}>
              <FormattedMessage {...messages.renew} />
            </Button>
            <Button color="error" onClick={() => onAsk('disable')}>
              <FormattedMessage {...messages.switchOff} />
            </Button>
          </Box>
          {view.question !== null && (
            <TwoFactorDialog
              key={view.question.what}
              question={view.question}
              onAnswer={onAnswer}
              onCancel={() => onAsk(null)}
            />
          )}
        </Box>
      )}
      {view.status === 'setup' && (
        <TwoFactorSetup
          view={view.setup}
          onConfirm={events.onConfirm}
          onCancel={events.onCancelSetup}
          onDone={events.onCodesSaved}
        />
      )}
    </Card>
  );
}
