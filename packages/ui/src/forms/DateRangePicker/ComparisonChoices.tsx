import type { ComparisonChoice, ComparisonKind } from '@adaos/domain';
import { comparedPeriod, periodBefore } from '@adaos/domain';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId, useState, type ComponentType } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormatters } from '../../i18n/index.ts';
import { offeredComparisons, shownComparison } from './comparisons.ts';
import type { CustomRangeProps } from './CustomRange.tsx';
import { comparisonMessages, messages } from './DateRangePicker.messages.ts';
import type { DateRange } from './ranges.ts';

export interface ComparisonChoicesProps {
  range: DateRange;
  bounds: DateRange;
  comparison: ComparisonChoice;
  onComparisonChange: (comparison: ComparisonChoice) => void;
  /** Two dates, loaded when they are needed. */
  CustomRange: ComponentType<CustomRangeProps>;
}

/** What a period is compared with: only days of which there is data. */
export function ComparisonChoices({
  range,
  bounds,
  comparison,
  onComparisonChange,
  CustomRange,
}: ComparisonChoicesProps) {
  const { formatMessage } = useIntl();
  const { dateRange } = useFormatters();
  const titleId = useId();
  const offered = offeredComparisons(range, bounds);
  const shown = shownComparison(range, bounds, comparison);
  /** Days of choice count once both are entered. */
  const [entering, setEntering] = useState(false);
  const current: ComparisonKind = entering ? 'custom' : shown === null ? 'none' : (comparison.compare ?? 'none');
  const daysOf = (compare: ComparisonKind) => {
    const days = compare === 'custom' ? (current === 'custom' && shown) || null : comparedPeriod(range, { compare });
    return days && dateRange(days.from, days.to);
  };
  const choose = (compare: ComparisonKind) => {
    setEntering(compare === 'custom');
    if (compare !== 'custom') onComparisonChange({ compare });
  };
  return (
    <Box sx={{ px: 2.25, py: 1.5 }}>
      <Typography id={titleId} component="h3" variant="label" sx={{ color: 'text.secondary', mb: 0.5 }}>
        <FormattedMessage {...messages.compare} />
      </Typography>
      {offered.length === 1 ? (
        <Typography variant="body2">
          <FormattedMessage {...messages.nothingToCompare} />
        </Typography>
      ) : (
        <RadioGroup
          aria-labelledby={titleId}
          value={current}
          onChange={(_event, value) => choose(offered.find((one) => one === value) ?? 'none')}
        >
          {offered.map((compare) => (
            <FormControlLabel
              key={compare}
              value={compare}
              control={<Radio size="small" />}
              label={
                <>
                  <FormattedMessage {...comparisonMessages[compare]} />
                  {daysOf(compare) && (
                    <Typography
                      component="span"
                      variant="body2"
                      sx={(theme) => ({ ...theme.mixins.tabular, color: 'text.secondary', display: 'block' })}
                    >
                      {daysOf(compare)}
                    </Typography>
                  )}
                </>
              }
            />
          ))}
        </RadioGroup>
      )}
      {current === 'custom' && (
        <Box sx={{ mt: 1.5 }}>
          <CustomRange
            range={(comparison.compare === 'custom' && shown) || periodBefore(range)}
            onApply={({ from, to }) => {
              setEntering(false);
              onComparisonChange({ compare: 'custom', compareFrom: from, compareTo: to });
            }}
            applyLabel={formatMessage(messages.applyComparison)}
          />
        </Box>
      )}
    </Box>
  );
}
