import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CampaignIcon } from '../../components/Icon/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { useRescuedFocus } from '../../internal/useRescuedFocus.ts';
import { TableCard } from '../../product/frame/TableCard.tsx';
import { AdSpendDialog } from './AdSpendDialog.tsx';
import type { AdSpendRow, CostAdSpend, NoAdsRow } from './AdSpendView.ts';
import type { TakeBackPreview } from './CostsView.ts';
import { adSpendMessages as messages } from './adSpend.messages.ts';
import { adSpendColumns, spendDays, spendName } from './adSpendColumns.tsx';
import { NoAds } from './NoAds.tsx';
import { NoAdsDialog } from './NoAdsDialog.tsx';
import { noAdsMessages } from './noAds.messages.ts';
import { TakeBackDialog } from './TakeBackDialog.tsx';

export interface AdSpendProps extends CostAdSpend {
  /** The shop's. */
  currency: string | null;
  today: string;
  /** Whether costs can be changed, or only looked at. */
  changeable: boolean;
  takeBack: TakeBackPreview;
  failureReason: ((error: unknown) => string | undefined) | undefined;
}

const NONE = { entries: [] as readonly AdSpendRow[], noAds: [] as readonly NoAdsRow[] };
const idOf = ({ id }: { id: string }) => id;

/** Ad spend that was entered by hand, the days without ads, and the way to enter more. */
export function AdSpend(props: AdSpendProps) {
  const { view, onRetry, onWithdraw, onNoAds, onWithdrawNoAds, currency, today, changeable } = props;
  const { takeBack, failureReason } = props;
  const intl = useIntl();
  const formatters = useFormatters();
  const [adding, setAdding] = useState<'spend' | 'none' | null>(null);
  const [asked, setAsked] = useState<AdSpendRow | null>(null);
  const [askedNone, setAskedNone] = useState<NoAdsRow | null>(null);
  const { entries, noAds } = view.status === 'ready' ? view : NONE;
  const titleRef = useRescuedFocus<HTMLHeadingElement>(
    [...entries, ...noAds]
      .filter(({ withdrawnAt }) => withdrawnAt === null)
      .map(idOf)
      .join(' '),
  );
  const columns = useMemo(
    () => adSpendColumns({ intl, formatters, currency, ...(changeable && { onTakeBack: setAsked }) }),
    [changeable, currency, formatters, intl],
  );
  // Without entries the table has no toolbar: the way to the first one is then in its place.
  const none = (
    <Button size="small" variant="text" onClick={() => setAdding('none')}>
      <FormattedMessage {...noAdsMessages.add} />
    </Button>
  );
  const enter = (
    <Button size="small" onClick={() => setAdding('spend')}>
      <FormattedMessage {...messages.add} />
    </Button>
  );
  return (
    <TableCard
      title={intl.formatMessage(messages.title)}
      titleRef={titleRef}
      {...(entries.length > 0 && { subtitle: <FormattedMessage {...messages.subtitle} /> })}
      view={view}
      onRetry={onRetry}
      errorTitle={intl.formatMessage(messages.errorTitle)}
      empty={{
        icon: CampaignIcon,
        title: intl.formatMessage(messages.emptyTitle),
        description: intl.formatMessage(messages.emptyText),
        ...(changeable && { action: enter, secondary: none }),
      }}
      columns={columns}
      rows={entries}
      rowKey={idOf}
      cardsBelow="lg"
      {...(changeable && {
        actions: (
          <>
            {none}
            {enter}
          </>
        ),
      })}
    >
      {noAds.length > 0 && <NoAds rows={noAds} {...(changeable && { onTakeBack: setAskedNone })} />}
      {changeable && adding === 'spend' && <AdSpendDialog {...props} onClose={() => setAdding(null)} />}
      {changeable && adding === 'none' && (
        <NoAdsDialog today={today} onNoAds={onNoAds} failureReason={failureReason} onClose={() => setAdding(null)} />
      )}
      {changeable && (
        <TakeBackDialog
          question={
            askedNone && {
              id: askedNone.id,
              asked: { what: 'no_ads', id: askedNone.id },
              ofDays: true,
              title: intl.formatMessage(noAdsMessages.takeBackTitle, { days: spendDays(formatters, askedNone) }),
              text: intl.formatMessage(noAdsMessages.takeBackText),
            }
          }
          takeBack={takeBack}
          currency={currency}
          failedText={intl.formatMessage(noAdsMessages.takeBackFailed)}
          onWithdraw={onWithdrawNoAds}
          failureReason={failureReason}
          onClose={() => setAskedNone(null)}
        />
      )}
      {changeable && (
        <TakeBackDialog
          question={
            asked && {
              id: asked.id,
              asked: { what: 'ad_spend', id: asked.id },
              ofDays: true,
              title: intl.formatMessage(messages.takeBackTitle, { name: spendName(asked) }),
              text: intl.formatMessage(messages.takeBackText, {
                amount: formatters.money(asked.amount, asked.currency),
                days: spendDays(formatters, asked),
              }),
            }
          }
          takeBack={takeBack}
          currency={currency}
          failedText={intl.formatMessage(messages.takeBackFailed)}
          onWithdraw={onWithdraw}
          failureReason={failureReason}
          onClose={() => setAsked(null)}
        />
      )}
    </TableCard>
  );
}
