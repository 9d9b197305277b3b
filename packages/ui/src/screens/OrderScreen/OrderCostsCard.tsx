import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { kindMessages } from '../../product/figures/ledgerKinds.messages.ts';
import { useFormatters } from '../../i18n/index.ts';
import type { TakeBackPreview } from '../CostsScreen/CostsView.ts';
import { TakeBackDialog } from '../CostsScreen/TakeBackDialog.tsx';
import { OrderCostForm } from './OrderCostForm.tsx';
import { OrderCostList } from './OrderCostList.tsx';
import { orderCostMessages as messages } from './orderCosts.messages.ts';
import type { OrderCostRow, OrderCostsView } from './orderCosts.ts';
import type { OrderCostTerms } from './orderCostForm.ts';

export interface OrderCosting {
  view: OrderCostsView;
  /** Loads them again after a failure. */
  onRetry: () => void;
  /** Records what the order really cost. */
  onRecord: (cost: OrderCostTerms) => Promise<void>;
  /** What the confirmation of a take-back says of the profit. */
  takeBack: TakeBackPreview;
  /** Takes a recorded cost back. */
  onTakeBack: (id: string) => Promise<void>;
}

export interface OrderCostsCardProps extends OrderCosting {
  currency: string;
  canManage: boolean;
  failureReason: ((error: unknown) => string | undefined) | undefined;
}

/** What the order really cost, as its papers say: it counts before every rule. */
export function OrderCostsCard(props: OrderCostsCardProps) {
  const { view, onRetry, onRecord, takeBack, onTakeBack, currency, canManage, failureReason } = props;
  const intl = useIntl();
  const { money } = useFormatters();
  const [asked, setAsked] = useState<OrderCostRow | null>(null);
  return (
    <Card title={intl.formatMessage(messages.title)}>
      <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary', textWrap: 'pretty' }}>
        <FormattedMessage {...messages.lead} />
      </Typography>
      {canManage && <OrderCostForm currency={currency} onRecord={onRecord} failureReason={failureReason} />}
      <OrderCostList view={view} currency={currency} onRetry={onRetry} {...(canManage && { onTakeBack: setAsked })} />
      {canManage && (
        <TakeBackDialog
          question={
            asked && {
              id: asked.id,
              asked: { what: 'order_cost', id: asked.id },
              title: intl.formatMessage(messages.takeBackTitle, { amount: money(asked.cost, currency) }),
              text: intl.formatMessage(messages.takeBackText, { cost: intl.formatMessage(kindMessages[asked.kind]) }),
            }
          }
          takeBack={takeBack}
          currency={currency}
          failedText={intl.formatMessage(messages.takeBackFailed)}
          onWithdraw={onTakeBack}
          failureReason={failureReason}
          onClose={() => setAsked(null)}
        />
      )}
    </Card>
  );
}
