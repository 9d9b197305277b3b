import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormatters } from '../../i18n/index.ts';
import type { ActionItem } from './actions.ts';
import { gapMessages, messages } from './actions.messages.ts';

const SPACE = ' ';
const COMMA = ', ';

/** Amounts of an effect in whole units, or as plain numbers while the shop has no currency. */
export function useAmounts(currency: string | null): (amount: number) => string {
  const { money, number } = useFormatters();
  return (amount) =>
    currency === null ? number(Math.round(amount)) : money(Math.round(amount), currency, { decimals: 0 });
}

/** What an action would bring a month with its bounds, or why that is not known. */
export function EffectText({ action, currency }: { action: ActionItem; currency: string | null }) {
  const intl = useIntl();
  const { day } = useFormatters();
  const amountOf = useAmounts(currency);
  const { effect, once = null, unknown, basis } = action;
  if (effect === null) {
    const reason = unknown && intl.formatMessage(gapMessages[unknown.reason]);
    return (
      <Typography sx={{ mt: 0.5, color: 'text.secondary', textWrap: 'pretty' }}>
        {reason !== null && <FormattedMessage {...messages.unknown} values={{ reason }} />}
        {unknown !== null && unknown.from !== null && (
          <>
            {SPACE}
            <FormattedMessage {...messages.knownFrom} values={{ date: day(unknown.from) }} />
          </>
        )}
      </Typography>
    );
  }
  const [low, high] = [amountOf(effect.low), amountOf(effect.high)];
  return (
    <Typography sx={{ mt: 0.5, fontWeight: 'strong', fontVariantNumeric: 'tabular-nums', textWrap: 'pretty' }}>
      <FormattedMessage {...messages[basis]} values={{ amount: amountOf(effect.value) }} />
      {low !== high && (
        <Typography component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {COMMA}
          <FormattedMessage {...messages.range} values={{ low, high }} />
        </Typography>
      )}
      {once !== null && (
        <Typography component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          <FormattedMessage {...messages.once} values={{ amount: amountOf(once) }} />
        </Typography>
      )}
    </Typography>
  );
}
