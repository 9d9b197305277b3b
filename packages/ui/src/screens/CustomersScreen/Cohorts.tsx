import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { FilterButtons } from '../../components/FilterButtons/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { AtMost } from '../../product/AtMost/index.ts';
import type { CohortMeasure } from './cohortCells.ts';
import { CohortGrid } from './CohortGrid.tsx';
import { cohortMessages as messages } from './cohorts.messages.ts';
import type { CustomersData } from './CustomersView.ts';

/** The customers by the month of their first order: who ordered again, or what remained of their orders. */
export function Cohorts({ data, costsHref }: { data: CustomersData; costsHref: string }) {
  const intl = useIntl();
  const { month } = useFormatters();
  const [measure, setMeasure] = useState<CohortMeasure>('retention');
  const { missingEver, running, cohorts, currency } = data;
  const choices = (['retention', 'contribution'] as const).map((value) => {
    return { value, label: intl.formatMessage(messages[value]) };
  });
  return (
    <Card
      title={<FormattedMessage {...messages.title} />}
      {...(measure === 'contribution' &&
        missingEver.length > 0 && { actions: <AtMost missing={missingEver} costsHref={costsHref} /> })}
    >
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2, maxWidth: '80ch' }}>
        <FormattedMessage {...(measure === 'retention' ? messages.ruleRetention : messages.ruleContribution)} />
      </Typography>
      {cohorts.length === 0 ? (
        <Typography>
          <FormattedMessage {...messages.none} />
        </Typography>
      ) : (
        <>
          <Box sx={{ mb: 2 }}>
            <FilterButtons
              label={intl.formatMessage(messages.show)}
              choices={choices}
              value={measure}
              onChange={setMeasure}
            />
          </Box>
          <CohortGrid data={data} measure={measure} />
          {measure === 'contribution' && currency !== null && (
            <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
              {intl.formatMessage(messages.currency, { currency })}
            </Typography>
          )}
          {running !== null && (
            <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
              {intl.formatMessage(messages.running, { month: month(running) })}
            </Typography>
          )}
        </>
      )}
    </Card>
  );
}
