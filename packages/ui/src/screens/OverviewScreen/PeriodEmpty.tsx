import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { CalendarIcon } from '../../components/Icon/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import type { OverviewFiguresProps } from './types.ts';
import { stateMessages } from './OverviewScreen.messages.ts';

/** A period without orders, in a shop that has some: says where they are. */
export function PeriodEmpty({ bounds, onRangeChange }: OverviewFiguresProps) {
  const intl = useIntl();
  const { dateRange } = useFormatters();
  return (
    <Card>
      <EmptyState
        icon={CalendarIcon}
        title={intl.formatMessage(stateMessages.periodEmptyTitle)}
        {...(bounds !== null && {
          description: intl.formatMessage(stateMessages.periodEmptyText, { range: dateRange(bounds.from, bounds.to) }),
          action: (
            <Button variant="contained" onClick={() => onRangeChange(bounds)}>
              <FormattedMessage {...stateMessages.showAll} />
            </Button>
          ),
        })}
      />
    </Card>
  );
}
