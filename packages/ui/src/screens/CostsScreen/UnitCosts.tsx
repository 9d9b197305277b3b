import { PLATFORMS } from '@adaos/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { StatusChip } from '../../components/StatusChip/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { ruleMessages } from './CostsScreen.messages.ts';
import type { ProductCostRow, ProductRow } from './CostsView.ts';
import { unitCostMessages as messages, unitCostStateMessages } from './products.messages.ts';
import { unitCostState } from './productState.ts';
import type { RuleWords } from './useRuleWords.ts';

const TONES = { inForce: 'good', later: 'info', ended: 'neutral', replaced: 'neutral', withdrawn: 'neutral' } as const;

export interface UnitCostsProps {
  product: ProductRow;
  today: string;
  words: RuleWords;
  costOf: (cost: number) => string;
  /** Left out for users who may only read. */
  onTakeBack?: (cost: ProductCostRow) => void;
}

/** All costs that were entered for a product, the latest day first. */
export function UnitCosts({ product, today, words, costOf, onTakeBack }: UnitCostsProps) {
  const intl = useIntl();
  const { dateTime } = useFormatters();
  const titleId = useId();
  const { costs } = product;
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography id={titleId} component="h3" variant="label">
        <FormattedMessage {...messages.history} />
      </Typography>
      {costs.length === 0 && (
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
          <FormattedMessage {...messages.noHistory} />
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {costs.map((each) => {
          const state = unitCostState(each, costs, today);
          const when = dateTime(each.createdAt);
          const { createdBy: name, readFrom } = each;
          const entered = readFrom
            ? intl.formatMessage(messages.readFrom, { when, name: PLATFORMS[readFrom].name })
            : name === null
              ? intl.formatMessage(messages.entered, { when })
              : intl.formatMessage(messages.enteredBy, { when, name });
          return (
            <Box
              component="li"
              key={each.id}
              sx={(theme) => ({
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                justifyContent: 'space-between',
                gap: 1,
                py: 1,
                '& + li': { borderTop: theme.mixins.hairline(theme.vars.palette.line.soft) },
              })}
            >
              <Box sx={{ minWidth: 0 }}>
                <Typography variant="body2" component="div" sx={(theme) => ({ ...theme.mixins.tabular })}>
                  {[costOf(each.cost), words.validOf({ from: each.from, to: null, once: null })].join(', ')}
                </Typography>
                <Typography variant="caption" component="div" sx={{ color: 'text.tertiary', overflowWrap: 'anywhere' }}>
                  {entered}
                </Typography>
              </Box>
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
                <StatusChip tone={TONES[state]} label={intl.formatMessage(unitCostStateMessages[state])} />
                {onTakeBack && each.withdrawnAt === null && (
                  <Button
                    size="small"
                    variant="text"
                    aria-label={intl.formatMessage(messages.takeBackOf, { amount: costOf(each.cost) })}
                    onClick={() => onTakeBack(each)}
                  >
                    <FormattedMessage {...ruleMessages.takeBack} />
                  </Button>
                )}
              </Box>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
