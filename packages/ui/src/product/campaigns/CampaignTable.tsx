import Typography from '@mui/material/Typography';
import { useCallback, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { DataTable } from '../../components/DataTable/index.ts';
import { SampleDataMark } from '../SampleDataMark/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { campaignColumns, type CampaignsOfShop } from './campaignColumns.tsx';
import type { CampaignRow } from './campaignRow.ts';
import { tableMessages } from './campaigns.messages.ts';

export interface CampaignTableProps {
  title: string;
  data: CampaignsOfShop;
  sample: boolean;
  /** The address of a campaign. */
  campaignHref: (id: string) => string;
  /** Also shows a button in each row that opens the campaign. Default false. */
  details?: boolean;
}

/** Every campaign as a row that opens it: sorted, filtered, totalled. */
export function CampaignTable({ title, data, sample, campaignHref, details = false }: CampaignTableProps) {
  const intl = useIntl();
  const formatters = useFormatters();
  const rowHref = useCallback(({ id }: CampaignRow) => campaignHref(id), [campaignHref]);
  const detailsHref = details ? campaignHref : undefined;
  const columns = useMemo(
    () => campaignColumns(intl, formatters, data, detailsHref),
    [intl, formatters, data, detailsHref],
  );
  return (
    <Card
      title={title}
      subtitle={<FormattedMessage {...tableMessages.ownOrders} />}
      {...(sample && { actions: <SampleDataMark /> })}
    >
      <DataTable
        label={title}
        name="campaigns"
        columns={columns}
        rows={data.campaigns}
        rowKey={({ id }) => id}
        rowHref={rowHref}
        defaultSort={{ column: 'spend', descending: true }}
        exportName={title}
        chooseColumns
        cardsBelow="lg"
        empty={
          <Typography sx={{ color: 'text.secondary' }}>
            <FormattedMessage {...tableMessages.none} />
          </Typography>
        }
      />
    </Card>
  );
}
