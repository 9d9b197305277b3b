import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { DataTable } from '../../components/DataTable/index.ts';
import { TruckIcon } from '../../components/Icon/index.ts';
import { ButtonLink } from '../../components/Link/index.ts';
import { Regions } from '../../components/Regions/index.ts';
import { CardSkeleton, LoadingRegion } from '../../components/Skeletons/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { ScreenFrame } from '../../product/frame/ScreenFrame.tsx';
import type { SampleActions } from '../../product/frame/screenView.ts';
import { stack } from '../stack.ts';
import { courierColumns, supplierColumns } from './columns.tsx';
import { messages } from './Suppliers.messages.ts';
import type { CourierFigures, SupplierFigures, SuppliersData, SuppliersView } from './SuppliersView.ts';

export interface SuppliersScreenProps extends SampleActions {
  view: SuppliersView;
  stockHref: string;
  /** Where stock is imported. */
  importHref: string;
}

const idOf = ({ id }: SupplierFigures) => id;
const nameOf = ({ name }: CourierFigures) => name;
const quiet = { color: 'text.secondary', textWrap: 'pretty' } as const;

function Tables({ data }: { data: SuppliersData }) {
  const intl = useIntl();
  const formatters = useFormatters();
  const { currency, suppliers, couriers, withoutCourier } = data;
  const ofSuppliers = useMemo(() => supplierColumns(intl, formatters, currency), [intl, formatters, currency]);
  const ofCouriers = useMemo(() => courierColumns(intl, formatters, currency), [intl, formatters, currency]);
  const [supplierTitle, courierTitle] = [intl.formatMessage(messages.suppliers), intl.formatMessage(messages.couriers)];
  return (
    <Regions sx={stack}>
      <Card title={supplierTitle} subtitle={<FormattedMessage {...messages.suppliersText} />}>
        <DataTable
          label={supplierTitle}
          name="suppliers"
          columns={ofSuppliers}
          rows={suppliers}
          rowKey={idOf}
          defaultSort={{ column: 'late', descending: true }}
          exportName={supplierTitle}
          cardsBelow="md"
        />
      </Card>
      <Card title={courierTitle} subtitle={<FormattedMessage {...messages.couriersText} />}>
        {couriers.length === 0 ? (
          <Typography sx={quiet}>
            <FormattedMessage {...messages.noCouriers} />
          </Typography>
        ) : (
          <>
            <DataTable
              label={courierTitle}
              name="couriers"
              columns={ofCouriers}
              rows={couriers}
              rowKey={nameOf}
              exportName={courierTitle}
              cardsBelow="md"
            />
            {withoutCourier > 0 && (
              <Typography variant="body2" sx={{ ...quiet, mt: 2 }}>
                <FormattedMessage {...messages.without} values={{ orders: withoutCourier }} />
              </Typography>
            )}
          </>
        )}
      </Card>
    </Regions>
  );
}

/** Suppliers by delivery time, returns and margin, and couriers by what they cost and what was charged. */
export function SuppliersScreen({ stockHref, importHref, ...frame }: SuppliersScreenProps) {
  const intl = useIntl();
  return (
    <ScreenFrame
      {...frame}
      title={intl.formatMessage(messages.title)}
      errorTitle={intl.formatMessage(messages.errorTitle)}
      actions={
        <ButtonLink href={stockHref} variant="outlined">
          {intl.formatMessage(messages.toStock)}
        </ButtonLink>
      }
      skeleton={
        <LoadingRegion label={intl.formatMessage(messages.loading)}>
          <CardSkeleton holds="rows" height={320} />
          <CardSkeleton holds="rows" height={240} />
        </LoadingRegion>
      }
      empty={{
        icon: TruckIcon,
        title: intl.formatMessage(messages.emptyTitle),
        text: intl.formatMessage(messages.emptyText),
        href: importHref,
        action: intl.formatMessage(messages.toIntegrations),
      }}
    >
      {({ data }) => <Tables data={data} />}
    </ScreenFrame>
  );
}
