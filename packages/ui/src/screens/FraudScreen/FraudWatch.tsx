import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { SampleDataMark } from '../../product/SampleDataMark/index.ts';
import { StatusCard } from '../../components/StatusCard/index.ts';
import { ButtonLink, Link } from '../../components/Link/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { CASES_ID } from './FraudCases.tsx';
import { messages } from './FraudScreen.messages.ts';
import type { FraudFigures } from './FraudView.ts';

export interface FraudWatchProps {
  figures: FraudFigures;
  sample: boolean;
  /** Where orders are imported. */
  importHref: string;
  alertsHref: string | undefined;
  onOpenSettings: () => void;
}

/** Compares the share of fraud with the owner's threshold, with links to the alerts and to that threshold. */
export function FraudWatch({ figures, sample, importHref, alertsHref, onOpenSettings }: FraudWatchProps) {
  const intl = useIntl();
  const { percent } = useFormatters();
  const { fraudPercentage: rate, alertThreshold: threshold } = figures;
  const above = rate !== null && rate >= threshold;
  return (
    <StatusCard
      title={intl.formatMessage(messages.watch)}
      tone={rate === null ? 'neutral' : above ? 'bad' : 'good'}
      status={intl.formatMessage(rate === null ? messages.notKnown : above ? messages.above : messages.below)}
      {...(sample && { mark: <SampleDataMark /> })}
      actions={
        <>
          {alertsHref === undefined ? (
            <Button onClick={() => document.getElementById(CASES_ID)?.focus()}>
              <FormattedMessage {...messages.seeAlerts} />
            </Button>
          ) : (
            <ButtonLink href={alertsHref}>
              <FormattedMessage {...messages.seeAlerts} />
            </ButtonLink>
          )}
          <Button onClick={onOpenSettings} aria-haspopup="dialog">
            <FormattedMessage {...messages.settings} />
          </Button>
        </>
      }
    >
      {rate === null ? (
        <>
          <FormattedMessage {...messages.rateUnknown} />{' '}
          <Link href={importHref}>
            <FormattedMessage {...messages.importOrders} />
          </Link>
        </>
      ) : (
        <FormattedMessage
          {...(above ? messages.aboveText : messages.belowText)}
          values={{ rate: percent(rate), threshold: percent(threshold) }}
        />
      )}
    </StatusCard>
  );
}
