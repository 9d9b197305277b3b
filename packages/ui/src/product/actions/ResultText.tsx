import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { useFormatters } from '../../i18n/index.ts';
import type { ActionItem } from './actions.ts';
import { reasonMessages, resultMessages } from './actions.messages.ts';
import { useAmounts } from './EffectText.tsx';

/** Who decided what about an action, and what was expected against what happened. */
export function ResultText({ action, currency }: { action: ActionItem; currency: string | null }) {
  const intl = useIntl();
  const { day, dateTime } = useFormatters();
  const amountOf = useAmounts(currency);
  const { result, dismissal, until, changedBy } = action;
  const name = changedBy ?? '–';
  const said: string[] = [];
  if (until !== null) said.push(intl.formatMessage(resultMessages.snoozed, { date: dateTime(until) }));
  if (dismissal !== null) {
    const reason = intl.formatMessage(reasonMessages[dismissal.reason]);
    said.push(intl.formatMessage(resultMessages.dismissed, { name, reason }));
    if (dismissal.note !== '') said.push(dismissal.note);
  }
  if (result !== null) {
    said.push(intl.formatMessage(resultMessages.done, { name, date: day(result.doneOn) }));
    const expected = result.expected && amountOf(result.expected.value);
    if (result.happened !== null) {
      const happened = amountOf(result.happened);
      said.push(
        expected === null
          ? intl.formatMessage(resultMessages.measuredAlone, { happened })
          : intl.formatMessage(resultMessages.measured, { expected, happened }),
      );
    } else if (result.measuredFrom === null) {
      said.push(intl.formatMessage(resultMessages.unmeasured));
    } else {
      const date = day(result.measuredFrom);
      said.push(
        expected === null
          ? intl.formatMessage(resultMessages.waiting, { date })
          : intl.formatMessage(resultMessages.waitingFor, { expected, date }),
      );
    }
  }
  return (
    <Typography sx={{ mt: 0.5, color: 'text.secondary', textWrap: 'pretty', overflowWrap: 'anywhere' }}>
      {said.join(' ')}
    </Typography>
  );
}
