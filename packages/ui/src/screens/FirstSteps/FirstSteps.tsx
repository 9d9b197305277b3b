import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { CloseIcon } from '../../components/Icon/index.ts';
import { Step } from './Step.tsx';
import type { FirstStep } from './types.ts';
import { messages } from './FirstSteps.messages.ts';

export interface FirstStepsProps {
  /** In the order in which they are done. */
  steps: readonly FirstStep[];
  /** Puts the list away. */
  onHide: () => void;
  /** Whether that was rejected. */
  hideFailed?: boolean;
}

/** What a new shop's figures still need, each with how far it is and a link to where it is done. The first open one is the next. */
export function FirstSteps({ steps, onHide, hideFailed = false }: FirstStepsProps) {
  const intl = useIntl();
  const progressId = useId();
  const done = steps.filter((step) => step.done).length;
  const next = steps.find((step) => !step.done);
  return (
    <Card
      title={<FormattedMessage {...messages.title} />}
      subtitle={<FormattedMessage {...messages.subtitle} />}
      actions={
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Typography id={progressId} variant="body2" sx={{ color: 'text.secondary' }}>
            <FormattedMessage {...messages.progress} values={{ done, all: steps.length }} />
          </Typography>
          <IconButton size="small" aria-label={intl.formatMessage(messages.hide)} onClick={onHide}>
            <CloseIcon />
          </IconButton>
        </Box>
      }
      sx={{ '@media print': { display: 'none' } }}
    >
      <LinearProgress
        variant="determinate"
        value={(100 * done) / Math.max(1, steps.length)}
        aria-labelledby={progressId}
      />
      {hideFailed && (
        <Typography role="alert" variant="body2" sx={{ mt: 1.5, color: 'error.main' }}>
          <FormattedMessage {...messages.failed} />
        </Typography>
      )}
      <Box component="ol" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
        {steps.map((step) => (
          <Step key={step.step} {...step} next={step === next} />
        ))}
      </Box>
    </Card>
  );
}
