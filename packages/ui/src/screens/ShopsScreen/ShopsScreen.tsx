import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { DataTable } from '../../components/DataTable/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Regions } from '../../components/Regions/index.ts';
import { CardSkeleton, LoadingRegion } from '../../components/Skeletons/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { Choice } from '../../product/frame/Choice.tsx';
import { ScreenFrame } from '../../product/frame/ScreenFrame.tsx';
import { stack } from '../stack.ts';
import { AddShopDialog, type AddShopProps } from './AddShopDialog.tsx';
import { shopColumns } from './columns.tsx';
import { messages } from './Shops.messages.ts';
import type { ComparedShop, ShopsData, ShopsView } from './types.ts';

export interface ShopsScreenProps extends AddShopProps {
  view: ShopsView;
  onRetry: () => void;
  onCurrencyChange: (currency: string) => void;
  /** Goes on in another shop. */
  onOpen: (id: string) => void;
  /** The form was closed or opened: what an earlier try said is over. */
  onReset: () => void;
  /** Where the plans are. */
  plansHref: string;
}

const idOf = ({ id }: ComparedShop) => id;
const quiet = { color: 'text.secondary', textWrap: 'pretty' } as const;

/** How many shops the plan serves, and why none can be added where that is so. */
function PlanLine({ plan, plansHref }: { plan: ShopsData['plan']; plansHref: string }) {
  const intl = useIntl();
  const { limit, used, mayAdd } = plan;
  const full = mayAdd && limit !== null && used >= limit;
  const said = [
    limit === null ? intl.formatMessage(messages.planUnlimited) : intl.formatMessage(messages.plan, { limit, used }),
    ...(mayAdd ? [] : [intl.formatMessage(messages.onlyAdmins)]),
    ...(full ? [intl.formatMessage(messages.full)] : []),
  ];
  return (
    <Typography variant="body2" sx={{ ...quiet, mt: 2 }}>
      {said.map((sentence) => `${sentence} `)}
      {full && (
        <Link href={plansHref}>
          <FormattedMessage {...messages.toPlans} />
        </Link>
      )}
    </Typography>
  );
}

type TableProps = Pick<ShopsScreenProps, 'onCurrencyChange' | 'onOpen' | 'plansHref'> & { data: ShopsData };

function Shops({ data, onCurrencyChange, onOpen, plansHref }: TableProps) {
  const intl = useIntl();
  const formatters = useFormatters();
  const { shops, currency, currencies, from, to, plan } = data;
  const columns = useMemo(() => shopColumns({ intl, formatters, data, onOpen }), [data, formatters, intl, onOpen]);
  const title = intl.formatMessage(messages.list, { range: formatters.dateRange(from, to) });
  const leftOut = shops.filter((shop) => shop.leftOut !== null && shop.leftOut !== 'no_orders').map(({ name }) => name);
  return (
    <Card title={title} subtitle={<FormattedMessage {...messages.listText} />}>
      {currencies.length > 1 && (
        <Box sx={{ maxWidth: '24ch', mb: 2 }}>
          <Choice
            label={intl.formatMessage(messages.currency)}
            value={currency}
            choices={currencies.map((value) => ({ value, label: value }))}
            onChange={onCurrencyChange}
          />
        </Box>
      )}
      <DataTable
        label={title}
        name="shops"
        columns={columns}
        rows={shops}
        rowKey={idOf}
        exportName={intl.formatMessage(messages.title)}
        cardsBelow="lg"
      />
      {leftOut.length > 0 && (
        <Typography variant="body2" sx={{ ...quiet, mt: 2 }}>
          <FormattedMessage {...messages.leftOut} values={{ shops: intl.formatList(leftOut, { type: 'unit' }) }} />
        </Typography>
      )}
      <PlanLine plan={plan} plansHref={plansHref} />
    </Card>
  );
}

/** All shops of an account beside each other in one currency; from here one is opened, and one is added. */
export function ShopsScreen(props: ShopsScreenProps) {
  const { view, onRetry, onCurrencyChange, onOpen, onReset, plansHref, ...form } = props;
  const intl = useIntl();
  const [adding, setAdding] = useState(false);
  const toggle = (open: boolean) => () => {
    onReset();
    setAdding(open);
  };
  const plan = view.status === 'ready' ? view.data.plan : null;
  const addable = plan?.mayAdd && (plan.limit === null || plan.used < plan.limit);
  return (
    <>
      <ScreenFrame
        view={view.status === 'ready' ? { ...view, source: 'live' as const } : view}
        onRetry={onRetry}
        onUseSample={onRetry}
        title={intl.formatMessage(messages.title)}
        errorTitle={intl.formatMessage(messages.errorTitle)}
        actions={
          addable && (
            <Button variant="contained" onClick={toggle(true)}>
              <FormattedMessage {...messages.add} />
            </Button>
          )
        }
        skeleton={
          <LoadingRegion label={intl.formatMessage(messages.loading)}>
            <CardSkeleton holds="rows" height={320} />
          </LoadingRegion>
        }
      >
        {({ data }) => (
          <Regions sx={stack}>
            <Shops {...{ data, onCurrencyChange, onOpen, plansHref }} />
          </Regions>
        )}
      </ScreenFrame>
      {adding && <AddShopDialog {...form} onClose={toggle(false)} />}
    </>
  );
}
