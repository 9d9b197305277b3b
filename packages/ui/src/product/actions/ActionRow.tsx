import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCostsFiller } from '../AtMost/CostsFiller.tsx';
import { useWording } from '../wordings/index.ts';
import type { ActionHandling, ActionItem } from './actions.ts';
import { ActionControls } from './ActionControls.tsx';
import { messages } from './actions.messages.ts';
import { EffectText } from './EffectText.tsx';
import { InsightLinks } from './InsightLinks.tsx';
import { InsightRow } from './InsightRow.tsx';
import { LevelMeter } from './LevelMeter.tsx';
import { levelMessages } from './levels.messages.ts';
import { ResultText } from './ResultText.tsx';

export interface ActionRowProps extends ActionHandling {
  action: ActionItem;
  /** Without impact and effort, where there is little room. */
  short?: boolean;
  /** Above the title: chips. */
  above?: ReactNode;
  /** Below the amount: what was found. */
  found?: ReactNode;
}

const FILLS_COSTS: ReadonlySet<string> = new Set(['recommendation.fill_cost', 'recommendation.fill_costs']);

/** An action: what to do, what it would bring, why, and what can be decided about it. */
export function ActionRow({ action, short = false, above, found, ...handling }: ActionRowProps) {
  const intl = useIntl();
  const { impact, effort, status } = action;
  const { title } = useWording()(action);
  const { why, place } = handling.actionHrefs(action);
  // Costs are filled in over the list, where the page can.
  const fill = useCostsFiller();
  const filled = fill !== null && status === 'open' && FILLS_COSTS.has(action.wording?.code ?? '');
  const level = (of: typeof impact) => intl.formatMessage(levelMessages[of]);
  return (
    <InsightRow
      insight={action}
      costsHref={handling.costsHref}
      quiet={status !== 'open'}
      above={above}
      amount={
        <>
          {status === 'open' ? (
            <EffectText action={action} currency={handling.currency} />
          ) : (
            <ResultText action={action} currency={handling.currency} />
          )}
          {found}
        </>
      }
      below={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
          {!short && status === 'open' && (
            <>
              <LevelMeter level={impact} label={intl.formatMessage(messages.impact, { level: level(impact) })} />
              <LevelMeter level={effort} label={intl.formatMessage(messages.effort, { level: level(effort) })} />
            </>
          )}
          <InsightLinks insight={action} why={why} place={filled || status !== 'open' ? undefined : place} />
          {filled && (
            <MuiLink
              component="button"
              type="button"
              aria-haspopup="dialog"
              aria-label={intl.formatMessage(messages.placeOf, { title })}
              onClick={fill ?? undefined}
            >
              <FormattedMessage {...messages.place} />
            </MuiLink>
          )}
        </Box>
      }
      action={handling.changeable && <ActionControls action={action} title={title} {...handling} />}
    />
  );
}
