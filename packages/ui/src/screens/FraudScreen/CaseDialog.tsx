import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '../../components/Link/index.ts';
import { FormActions } from '../../forms/FormDialog/FormActions.tsx';
import { FormDialog } from '../../forms/FormDialog/index.ts';
import { useUnsavedChanges } from '../../forms/UnsavedChanges/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { RiskChip } from '../../product/campaigns/campaigns.ts';
import type { Judging } from '../../product/fraud/fraud.ts';
import { messages as verdictMessages } from '../../product/fraud/fraud.messages.ts';
import { useVerdictDraft, VerdictField, type VerdictDraft } from '../../product/fraud/VerdictField.tsx';
import { VerdictHistory } from '../../product/fraud/VerdictHistory.tsx';
import { caseMessages as messages } from './FraudScreen.messages.ts';
import type { FraudCaseRow } from './FraudView.ts';
import { useSignsText } from './signs.ts';

export interface CaseDialogProps extends Judging {
  row: FraudCaseRow;
  currency: string | null;
  orderHref: (id: string) => string;
  onClose: () => void;
}

/** One case with its signs and verdicts, and a new one. */
export function CaseDialog(props: CaseDialogProps) {
  const { row, onJudge, onClose } = props;
  const draft = useVerdictDraft(row.orderId ?? row.id, row.fraud, onJudge);
  return (
    <FormDialog
      open
      title={<FormattedMessage {...messages.caseTitle} values={{ order: row.externalId }} />}
      busy={draft.busy}
      onClose={onClose}
    >
      <CaseForm {...props} draft={draft} />
    </FormDialog>
  );
}

function CaseForm({
  row,
  currency,
  orderHref,
  draft,
  reason,
  failureReason,
  onClose,
}: CaseDialogProps & { draft: VerdictDraft }) {
  const intl = useIntl();
  const { amount, dateTime, money } = useFormatters();
  const signsOf = useSignsText();
  const reasonId = useId();
  useUnsavedChanges(draft.changed);
  const fixed = reason !== null;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (fixed || draft.busy) return;
    if (!draft.changed) return onClose();
    void draft.save().then((saved) => saved && onClose());
  };
  return (
    <form noValidate onSubmit={submit}>
      <DialogContent>
        <Box component="dl" sx={{ m: 0, mb: 2.5 }}>
          <Row name={<FormattedMessage {...messages.time} />}>{dateTime(row.timestamp)}</Row>
          <Row name={<FormattedMessage {...messages.amount} />}>
            {currency === null ? amount(row.amount) : money(row.amount, currency)}
          </Row>
          <Row name={<FormattedMessage {...messages.risk} />}>
            <RiskChip level={row.risk} />
          </Row>
          <Row name={<FormattedMessage {...messages.signs} />}>
            {row.signs.length === 0 ? intl.formatMessage(messages.noSigns) : signsOf(row.signs)}
          </Row>
        </Box>
        <VerdictField draft={draft} reason={reason} reasonId={reasonId} failureReason={failureReason} />
        <VerdictHistory fraud={row.fraud} />
        {row.orderId !== null && (
          <Typography variant="body2" sx={{ mt: 2 }}>
            <Link href={orderHref(row.orderId)}>
              <FormattedMessage {...messages.openOrder} />
            </Link>
          </Typography>
        )}
      </DialogContent>
      <FormActions busy={draft.busy} disabled={fixed} aria-describedby={fixed ? reasonId : undefined}>
        <FormattedMessage {...verdictMessages.save} />
      </FormActions>
    </form>
  );
}

function Row({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.75 }}>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {name}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0, textAlign: 'right', textWrap: 'balance' }}>
        {children}
      </Typography>
    </Box>
  );
}
