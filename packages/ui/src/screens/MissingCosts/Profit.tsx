import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ArrowRightIcon } from '../../components/Icon/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { AtMostValue } from '../../product/AtMost/index.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { grid } from '../../theme/grid.ts';
import type { CostPreviewView } from '../CostsScreen/CostsView.ts';
import { messages } from './MissingCosts.messages.ts';
import type { MissingCostsData } from './MissingCostsView.ts';

export interface ProfitProps {
  /** Takes the focus once the form that had it is gone. */
  ref: Ref<HTMLDivElement>;
  data: MissingCostsData;
  /** What the cost in the form would change. */
  preview: CostPreviewView;
  onPreviewAgain: () => void;
  /** What has been saved last, in words. */
  saved: string | null;
}

/** The profit of the period: as it is known, and with the cost that is being filled in. */
export function Profit({ ref, data, preview, onPreviewAgain, saved }: ProfitProps) {
  const intl = useIntl();
  const { amount, dateRange, money } = useFormatters();
  const { currency, missing, period, profit } = data;
  const write = (value: number, options?: { sign: 'always' }) =>
    currency === null ? amount(value, options) : money(value, currency, options);
  const change = preview.status === 'ready' ? (preview.inPeriod ?? 0) : null;
  const known =
    profit === null ? null : (
      <AtMostValue missing={missing} inline>
        {write(profit)}
      </AtMostValue>
    );
  return (
    <Box
      ref={ref}
      tabIndex={-1}
      sx={(theme) => ({ p: 2, borderRadius: `${theme.radii.control}px`, bgcolor: 'sunken' })}
    >
      <Typography component="h3" variant="label" sx={{ color: 'text.secondary' }}>
        <FormattedMessage {...messages.profit} values={{ range: dateRange(period.from, period.to) }} />
      </Typography>
      <Box role="status" sx={{ minHeight: grid(8) }}>
        <Typography
          variant="h2"
          component="p"
          sx={(theme) => ({ ...theme.mixins.tabular, display: 'flex', flexWrap: 'wrap', columnGap: 1, mt: 0.5 })}
        >
          {profit === null ? (
            <Typography component="span" variant="body1" sx={{ color: 'text.secondary' }}>
              <FormattedMessage {...messages.profitUnknown} />
            </Typography>
          ) : change === null || change === 0 ? (
            known
          ) : (
            <>
              <Box component="s" sx={{ color: 'text.tertiary', textDecoration: 'none', fontWeight: 'regular' }}>
                {known}
              </Box>
              <ArrowRightIcon aria-hidden sx={{ alignSelf: 'center', fontSize: tokens.size.icon.small }} />
              <span>
                <AtMostValue missing={missing.length > 1 ? missing : []} inline>
                  {write(profit + change)}
                </AtMostValue>
              </span>
            </>
          )}
        </Typography>
        <Typography variant="body2" sx={(theme) => ({ ...theme.mixins.tabular, mt: 0.5, color: 'text.secondary' })}>
          {preview.status === 'idle' && saved}
          {preview.status === 'loading' && <FormattedMessage {...messages.calculating} />}
          {preview.status === 'error' && preview.message}
          {preview.status === 'ready' &&
            (change === 0 ? (
              <FormattedMessage {...messages.noEffect} />
            ) : (
              <FormattedMessage {...messages.changed} values={{ difference: write(change ?? 0, { sign: 'always' }) }} />
            ))}
        </Typography>
        {preview.status === 'ready' && preview.change !== change && (
          <Typography
            variant="caption"
            component="p"
            sx={(theme) => ({ ...theme.mixins.tabular, color: 'text.tertiary' })}
          >
            {intl.formatMessage(messages.allDays, {
              amount: write(preview.change, { sign: 'always' }),
              count: preview.changed,
            })}
          </Typography>
        )}
      </Box>
      {preview.status === 'error' && (
        <Button size="small" onClick={onPreviewAgain} sx={{ mt: 1 }}>
          <FormattedMessage {...messages.again} />
        </Button>
      )}
    </Box>
  );
}
