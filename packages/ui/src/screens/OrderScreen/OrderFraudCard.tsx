import Box from '@mui/material/Box';
import { useId, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { BusyButton } from '../../components/BusyButton/index.ts';
import { Card } from '../../components/Card/index.ts';
import { useUnsavedChanges } from '../../forms/UnsavedChanges/index.ts';
import type { Judging, OrderFraud } from '../../product/fraud/fraud.ts';
import { messages as verdictMessages } from '../../product/fraud/fraud.messages.ts';
import { VerdictChip } from '../../product/fraud/VerdictChip.tsx';
import { useVerdictDraft, VerdictField } from '../../product/fraud/VerdictField.tsx';
import { VerdictHistory } from '../../product/fraud/VerdictHistory.tsx';
import { messages } from './OrderScreen.messages.ts';

/** Whether the order was fraud: what the books say, the verdicts of the shop, and a new one. */
export function OrderFraudCard({ id, fraud, ...judging }: Judging & { id: string; fraud: OrderFraud }) {
  const intl = useIntl();
  const reasonId = useId();
  const draft = useVerdictDraft(id, fraud, judging.onJudge);
  useUnsavedChanges(draft.changed);
  const fixed = judging.reason !== null;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!fixed && draft.changed && !draft.busy) void draft.save();
  };
  return (
    <Card title={intl.formatMessage(messages.fraud)} actions={<VerdictChip fraud={fraud} />}>
      <form noValidate onSubmit={submit}>
        <VerdictField draft={draft} reasonId={reasonId} {...judging} />
        {!fixed && (
          <Box sx={{ mt: 1.5, display: 'flex', justifyContent: 'flex-end' }}>
            <BusyButton type="submit" variant="contained" busy={draft.busy}>
              <FormattedMessage {...verdictMessages.save} />
            </BusyButton>
          </Box>
        )}
      </form>
      <VerdictHistory fraud={fraud} />
    </Card>
  );
}
