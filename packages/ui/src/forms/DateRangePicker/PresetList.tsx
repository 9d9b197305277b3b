import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useIntl } from 'react-intl';
import { useFormatters } from '../../i18n/index.ts';
import { messages } from './DateRangePicker.messages.ts';
import { sameRange, type DateRange, type DateRangePreset } from './ranges.ts';
import { grid } from '../../theme/grid.ts';

export interface PresetListProps {
  presets: readonly DateRangePreset[];
  range: DateRange;
  onPick: (range: DateRange) => void;
}

/** The preset periods, each with its days. */
export function PresetList({ presets, range, onPick }: PresetListProps) {
  const intl = useIntl();
  const { dateRange } = useFormatters();
  return (
    <Box component="ul" aria-label={intl.formatMessage(messages.presets)} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {presets.map(({ id, label, from, to }) => {
        const chosen = sameRange({ from, to }, range);
        return (
          <li key={id}>
            <ButtonBase
              onClick={() => onPick({ from, to })}
              aria-current={chosen ? 'true' : undefined}
              sx={(theme) => ({
                ...theme.typography.body1,
                width: '100%',
                minHeight: grid(4.5),
                px: 1.25,
                py: 0.75,
                gap: 2,
                justifyContent: 'space-between',
                textAlign: 'left',
                borderRadius: `${theme.radii.small}px`,
                '&:hover': { backgroundColor: theme.vars.palette.action.hover },
                ...(chosen && {
                  '&, &:hover': {
                    backgroundColor: theme.vars.palette.primary.soft,
                    color: theme.vars.palette.primary.main,
                    fontWeight: 'strong',
                  },
                }),
              })}
            >
              {label}
              <Box
                component="span"
                sx={(theme) => ({
                  ...theme.typography.body2,
                  ...theme.mixins.tabular,
                  color: chosen ? 'inherit' : 'text.secondary',
                  whiteSpace: 'nowrap',
                  // Too long beside its name on phones; the button shows the days once chosen.
                  display: { xs: 'none', sm: 'inline' },
                })}
              >
                {dateRange(from, to)}
              </Box>
            </ButtonBase>
          </li>
        );
      })}
    </Box>
  );
}
