import Box from '@mui/material/Box';
import { styled, useThemeProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFormatters } from '../../i18n/index.ts';
import { ErrorIcon, WarningIcon } from '../Icon/index.ts';
import { messages as m } from './UsageMeter.messages.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { grid } from '../../theme/grid.ts';

const Root = styled('div', { name: 'AdaosUsageMeter', slot: 'Root' })();

export type UsageMeterProps = {
  /** What is counted: "API calls". */
  label: string;
  /** In the unit of `limit`. */
  used: number;
  /** Null: unlimited. */
  limit: number | null;
  /** Formats a value with its unit. Default: a plain number. */
  format?: (value: number) => string;
  /** Under the meter, e.g. when the count starts again. */
  note?: ReactNode;
};

const NEAR = 0.8;

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AdaosUsageMeter: 'root';
  }
  interface ComponentsPropsList {
    AdaosUsageMeter: UsageMeterProps;
  }
}

/** How much of a limit is used; from 80 % it warns, in words too. */
export function UsageMeter(props: UsageMeterProps) {
  const { label, used, limit, format, note } = useThemeProps({ props, name: 'AdaosUsageMeter' });
  const { formatMessage: t } = useIntl();
  const { number, percent } = useFormatters();
  const id = useId();
  const write = format ?? number;
  const share = limit === null ? 0 : limit > 0 ? used / limit : 1;
  const full = limit !== null && share >= 1;
  const near = limit !== null && share >= NEAR;
  const color = full ? 'error.main' : near ? 'warning.main' : 'primary.main';
  const Icon = full ? ErrorIcon : WarningIcon;
  const amount = t(m.of, { used: write(used), limit: limit === null ? t(m.unlimited) : write(limit) });
  const state = full ? t(m.reached) : t(m.percent, { percent: percent(share * 100, { as: 'whole' }) });
  return (
    <Root>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
        <Typography id={id} variant="label" component="div" sx={{ color: 'text.secondary' }}>
          {label}
        </Typography>
        <Typography
          variant="body2"
          component="div"
          sx={(theme) => ({ ...theme.mixins.tabular, color: 'text.primary' })}
        >
          {amount}
        </Typography>
      </Box>
      <Box
        {...(limit !== null && {
          role: 'meter',
          'aria-labelledby': id,
          'aria-valuemin': 0,
          'aria-valuemax': limit,
          'aria-valuenow': Math.min(used, limit),
          'aria-valuetext': `${amount}, ${state}`,
        })}
        sx={(theme) => ({
          mt: 1,
          height: grid(1),
          borderRadius: `${theme.radii.full}px`,
          bgcolor: 'sunken',
          overflow: 'hidden',
        })}
      >
        <Box
          sx={{ height: '100%', minWidth: used > 0 ? grid(0.5) : 0, borderRadius: 'inherit', bgcolor: color }}
          style={{ width: `${Math.min(100, share * 100)}%` }}
        />
      </Box>
      {(near || note !== undefined) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2, mt: 0.75 }}>
          <Typography variant="caption" component="div" sx={{ color: 'text.tertiary' }}>
            {note}
          </Typography>
          {near && (
            <Typography
              variant="caption"
              component="div"
              sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color, fontWeight: 'strong' }}
            >
              <Icon aria-hidden sx={{ fontSize: tokens.size.icon.mini }} />
              {state}
            </Typography>
          )}
        </Box>
      )}
    </Root>
  );
}
