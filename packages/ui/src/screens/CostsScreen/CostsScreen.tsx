import type { CostRuleKind } from '@adaos/domain';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { MarginIcon } from '../../components/Icon/index.ts';
import { Regions } from '../../components/Regions/index.ts';
import { CardSkeleton, LoadingRegion } from '../../components/Skeletons/index.ts';
import { ScreenFrame } from '../../product/frame/ScreenFrame.tsx';
import type { SampleActions } from '../../product/frame/screenView.ts';
import { stack } from '../stack.ts';
import { messages } from './CostsScreen.messages.ts';
import { AdSpend } from './AdSpend.tsx';
import type { CostAdSpend } from './AdSpendView.ts';
import type { CostPreviewView, CostsView, CostTerms, PaymentMethodRow, TakeBackPreview } from './CostsView.ts';
import { Coverage } from './Coverage.tsx';
import { type CostLines, Lines } from './Lines.tsx';
import { type CostProducts, Products } from './Products.tsx';
import { OrderCostFiles, type OrderCosts } from './OrderCostFiles.tsx';
import { RuleDialog } from './RuleDialog.tsx';
import { Rules } from './Rules.tsx';

export interface CostsScreenProps extends SampleActions {
  view: CostsView;
  /** Today in the shop's timezone, `YYYY-MM-DD`: decides which rules are in force. */
  today: string;
  /** Where orders are imported. */
  importHref: string;
  /** Whether the user may add costs and remove them. A sample can't be changed. */
  canManage: boolean;
  /** What the rule in the form would change. */
  preview: CostPreviewView;
  /** The rule in the form has changed; null while it is not complete. Keep it the same function (`useCallback`). */
  onPreview: (rule: CostTerms | null) => void;
  /** Calculates the preview once more after a failure. */
  onPreviewAgain: () => void;
  /** Adds a rule. */
  onAdd: (rule: CostTerms) => Promise<void>;
  /** What the confirmation of a take-back says of the profit. */
  takeBack: TakeBackPreview;
  /** Removes a rule. */
  onWithdraw: (id: string) => Promise<void>;
  /** The cost of the goods by product. */
  products: CostProducts;
  /** Lines of orders that may be no products; left out for a sample. */
  lines?: CostLines | undefined;
  /** How the shop's orders were paid, most sales first; left out where that is not known. */
  paymentMethods?: readonly PaymentMethodRow[] | undefined;
  /** The files of real costs of orders; left out for a sample. */
  orderCosts?: OrderCosts | undefined;
  /** Ad spend that was entered by hand; left out for a sample. */
  adSpend?: CostAdSpend | undefined;
  /** The reason why one of these was rejected, in the reader's language. */
  failureReason?: (error: unknown) => string | undefined;
}

/** Which costs of the shop are known, and the dated rules that make them so. */
export function CostsScreen(props: CostsScreenProps) {
  const { view, today, importHref, canManage, preview, products, lines, orderCosts, paymentMethods, failureReason } =
    props;
  const { adSpend, onPreview, onPreviewAgain, onAdd, takeBack, onWithdraw, ...actions } = props;
  const intl = useIntl();
  /** The cost that a rule is being added for. */
  const [adding, setAdding] = useState<CostRuleKind | null>(null);
  const changeable = canManage && view.status === 'ready' && view.source !== 'sample';
  return (
    <ScreenFrame
      {...actions}
      view={view}
      title={intl.formatMessage(messages.title)}
      {...(changeable && {
        actions: (
          <Button variant="contained" onClick={() => setAdding('shipping_cost')}>
            <FormattedMessage {...messages.addRule} />
          </Button>
        ),
      })}
      errorTitle={intl.formatMessage(messages.errorTitle)}
      sampleText={intl.formatMessage(messages.sampleText)}
      skeleton={
        <LoadingRegion label={intl.formatMessage(messages.loading)}>
          <Regions sx={stack}>
            <CardSkeleton holds="rows" height={460} />
            <CardSkeleton holds="rows" height={460} />
            <CardSkeleton holds="rows" height={320} />
          </Regions>
        </LoadingRegion>
      }
      empty={{
        icon: MarginIcon,
        title: intl.formatMessage(messages.emptyTitle),
        text: intl.formatMessage(messages.emptyText),
        href: importHref,
        action: intl.formatMessage(messages.importOrders),
      }}
    >
      {({ data, source }) => (
        <>
          <Typography sx={{ mb: 2.5, maxWidth: '72ch', color: 'text.secondary', textWrap: 'pretty' }}>
            <FormattedMessage {...messages.lead} />
            {!canManage && source !== 'sample' && (
              <>
                {' '}
                <FormattedMessage {...messages.onlyManagers} />
              </>
            )}
          </Typography>
          <Regions sx={stack}>
            <Coverage data={data} {...(changeable && { onAddRule: setAdding })} />
            <Products
              {...products}
              today={today}
              changeable={changeable}
              takeBack={takeBack}
              failureReason={failureReason}
            />
            {lines && (
              <Lines
                {...lines}
                currency={data.currency}
                changeable={changeable}
                takeBack={takeBack}
                failureReason={failureReason}
              />
            )}
            {orderCosts && (
              <OrderCostFiles
                {...orderCosts}
                currency={data.currency}
                changeable={changeable}
                takeBack={takeBack}
                failureReason={failureReason}
              />
            )}
            {adSpend && (
              <AdSpend
                {...adSpend}
                currency={data.currency}
                today={today}
                changeable={changeable}
                takeBack={takeBack}
                failureReason={failureReason}
              />
            )}
            <Rules
              data={data}
              today={today}
              takeBack={takeBack}
              {...(changeable && { onWithdraw })}
              failureReason={failureReason}
            />
          </Regions>
          {adding !== null && (
            <RuleDialog
              kind={adding}
              from={data.period?.from ?? today}
              currency={data.currency}
              countries={data.countries}
              groups={data.groups}
              carriers={data.carriers}
              zeroVat={data.statedVat.some === 0 ? data.statedVat.zero : 0}
              paymentMethods={paymentMethods ?? []}
              preview={preview}
              onPreview={onPreview}
              onPreviewAgain={onPreviewAgain}
              onAdd={onAdd}
              failureReason={failureReason}
              onClose={() => setAdding(null)}
            />
          )}
        </>
      )}
    </ScreenFrame>
  );
}
