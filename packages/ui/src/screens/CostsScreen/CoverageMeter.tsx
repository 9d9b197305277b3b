import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { CheckCircleIcon, WarningIcon } from '../../components/Icon/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { grid } from '../../theme/grid.ts';
import { coverageMessages as messages } from './CostsScreen.messages.ts';
import type { CostCoverageRow } from './CostsView.ts';

/** A share in percent that is 0 or 100 only where nothing or everything is known, also after rounding. */
export function shownShare({ known, of, share }: CostCoverageRow): number {
  if (known <= 0) return 0;
  return known >= of ? 100 : Math.min(99.9, Math.max(0.1, share ?? (100 * known) / of));
}

export interface CoverageMeterProps {
  name: string;
  /** How much that is, in words. */
  note: string;
  coverage: CostCoverageRow;
}

/** The share of the sales that has a cost: a bar and its percentage. */
export function CoverageMeter({ name, note, coverage }: CoverageMeterProps) {
  const intl = useIntl();
  const { percent } = useFormatters();
  const share = shownShare(coverage);
  const color = share >= 100 ? 'success.main' : 'warning.main';
  const Icon = share >= 100 ? CheckCircleIcon : WarningIcon;
  const text = share > 0 ? percent(share) : intl.formatMessage(messages.notKnown);
  const said = `${text}, ${note}`;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Box
        role="meter"
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={share}
        aria-valuetext={said}
        sx={(theme) => ({
          flex: 1,
          height: grid(1),
          borderRadius: `${theme.radii.full}px`,
          bgcolor: 'sunken',
          overflow: 'hidden',
        })}
      >
        <Box
          sx={{ height: '100%', minWidth: share > 0 ? grid(0.5) : 0, borderRadius: 'inherit', bgcolor: color }}
          style={{ width: `${share}%` }}
        />
      </Box>
      <Typography
        variant="body2"
        component="div"
        sx={(theme) => ({
          ...theme.mixins.tabular,
          display: 'flex',
          alignItems: 'center',
          gap: 0.5,
          // Space for the longest word, so that all bars end at the same place.
          minWidth: grid(15),
          color,
          fontWeight: 'strong',
        })}
      >
        <Icon aria-hidden sx={{ fontSize: tokens.size.icon.small }} />
        {text}
      </Typography>
    </Box>
  );
}
