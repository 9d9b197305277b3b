import type { FraudVerdict } from '@adaos/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CheckIcon } from '../../components/Icon/index.ts';
import { verdictOf, type Judging, type OrderFraud } from './fraud.ts';
import { choiceMessages, messages, verdictMessages } from './fraud.messages.ts';
import { VERDICT_HINTS } from './verdictHints.ts';
import { VerdictNotes } from './VerdictNotes.tsx';

const GROUPS = [
  { heading: null, verdicts: ['fraud', 'not_fraud'] },
  { heading: choiceMessages.disputes, verdicts: ['disputed', 'won', 'lost'] },
] as const;

export interface VerdictChoiceProps extends Judging {
  orderId: string;
  fraud: OrderFraud;
}

/** The verdicts as buttons: each is saved at once. What it means for the figures is said below. */
export function VerdictChoice({ orderId, fraud, reason, onJudge, failureReason }: VerdictChoiceProps) {
  const intl = useIntl();
  const reasonId = useId();
  const hintId = useId();
  const [saving, setSaving] = useState<FraudVerdict | 'none' | null>(null);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  const current = verdictOf(fraud);
  const fixed = reason !== null;
  const judge = (verdict: FraudVerdict | null) => {
    if (saving !== null || verdict === current) return;
    setSaving(verdict ?? 'none');
    setFailure(null);
    onJudge(orderId, verdict)
      .catch((error: unknown) => setFailure({ error }))
      .finally(() => setSaving(null));
  };
  return (
    <>
      {GROUPS.map(({ heading, verdicts }, index) => (
        <Box
          key={verdicts[0]}
          role="group"
          {...(heading === null
            ? { 'aria-label': intl.formatMessage(messages.label) }
            : { 'aria-labelledby': `${hintId}-${index}` })}
          sx={{ mt: index === 0 ? 0 : 2 }}
        >
          {heading !== null && (
            <Typography
              id={`${hintId}-${index}`}
              component="h3"
              variant="label"
              sx={{ mb: 0.75, color: 'text.secondary' }}
            >
              <FormattedMessage {...heading} />
            </Typography>
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {verdicts.map((verdict) => (
              <Button
                key={verdict}
                aria-pressed={verdict === current}
                aria-describedby={fixed ? reasonId : hintId}
                disabled={fixed}
                loading={saving === verdict}
                {...(verdict === current && { variant: 'contained', startIcon: <CheckIcon aria-hidden /> })}
                onClick={() => judge(verdict)}
              >
                <FormattedMessage {...verdictMessages[verdict]} />
              </Button>
            ))}
          </Box>
        </Box>
      ))}
      <Typography id={hintId} variant="body2" sx={{ mt: 2, color: 'text.secondary', textWrap: 'pretty' }}>
        <FormattedMessage {...VERDICT_HINTS[current ?? 'none']} />
      </Typography>
      {current !== null && !fixed && (
        <Button
          size="small"
          variant="text"
          sx={{ mt: 0.5, ml: -1.25 }}
          loading={saving === 'none'}
          onClick={() => judge(null)}
        >
          <FormattedMessage {...choiceMessages.takeBack} />
        </Button>
      )}
      <VerdictNotes id={reasonId} reason={reason} failure={failure} failureReason={failureReason} />
    </>
  );
}
