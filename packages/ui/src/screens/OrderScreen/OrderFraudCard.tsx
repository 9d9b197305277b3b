import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { BusyButton } from '../../components/BusyButton/index.ts';
import { Card } from '../../components/Card/index.ts';
import { Link } from '../../components/Link/index.ts';
import { LoadingRegion, TextSkeleton } from '../../components/Skeletons/index.ts';
import { useUnsavedChanges } from '../../forms/UnsavedChanges/index.ts';
import { RiskChip } from '../../product/campaigns/campaigns.ts';
import type { Judging, OrderFraud } from '../../product/fraud/fraud.ts';
import { messages as verdictMessages } from '../../product/fraud/fraud.messages.ts';
import { VerdictChip } from '../../product/fraud/VerdictChip.tsx';
import { useVerdictDraft, VerdictField } from '../../product/fraud/VerdictField.tsx';
import { VerdictHistory } from '../../product/fraud/VerdictHistory.tsx';
import { signMessages } from '../FraudCaseScreen/FraudCase.messages.ts';
import type { FraudCaseData } from '../FraudCaseScreen/FraudCaseView.ts';
import { useSignsText } from '../FraudScreen/signs.ts';
import { messages } from './OrderScreen.messages.ts';

/** What is known of the order as a case of fraud. */
export interface OrderCase {
  /** Left out while it is loaded; null where it could not be. */
  data: Pick<FraudCaseData, 'risk' | 'signs' | 'checked'> | undefined | null;
  href: string;
}

export interface OrderFraudCardProps extends Judging {
  id: string;
  fraud: OrderFraud;
  fraudCase: OrderCase;
}

/** What the order shows of fraud, with the way to its case. */
function Signs({ fraudCase: { data, href } }: { fraudCase: OrderCase }) {
  const signsOf = useSignsText();
  const nothing =
    data?.checked === 'older'
      ? signMessages.older
      : data?.checked === 'no_data'
        ? signMessages.noData
        : signMessages.none;
  return (
    <Box sx={{ mb: 2 }}>
      {data === undefined && (
        <LoadingRegion>
          <TextSkeleton lines={2} />
        </LoadingRegion>
      )}
      {data && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 0.5 }}>
          {data.risk !== null && <RiskChip level={data.risk} />}
          <Typography variant="body2" sx={{ flex: '1 1 auto', minWidth: 0, textWrap: 'pretty' }}>
            {data.signs.length > 0 ? (
              <FormattedMessage {...messages.signs} values={{ signs: signsOf(data.signs.map(({ sign }) => sign)) }} />
            ) : (
              <FormattedMessage {...nothing} />
            )}
          </Typography>
        </Box>
      )}
      <Link href={href}>
        <FormattedMessage {...messages.openCase} />
      </Link>
    </Box>
  );
}

/** Whether the order was fraud: its signs, what the books say, the verdicts of the shop, and a new one. */
export function OrderFraudCard({ id, fraud, fraudCase, ...judging }: OrderFraudCardProps) {
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
      <Signs fraudCase={fraudCase} />
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
