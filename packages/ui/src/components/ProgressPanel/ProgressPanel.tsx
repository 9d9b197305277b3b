import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { styled, useThemeProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useFormatters } from '../../i18n/index.ts';
import { grid } from '../../theme/grid.ts';

const Root = styled('div', { name: 'AdaosProgressPanel', slot: 'Root' })();

export type ProgressPanelProps = {
  /** The task that is running. */
  label: string;
  /** The progress from 0 to 1; left out while it is not known. */
  value?: number | undefined;
  /** Details, e.g. "12,400 rows read". */
  detail?: ReactNode;
  /** E.g. a button that cancels it. */
  actions?: ReactNode;
};

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AdaosProgressPanel: 'root';
  }
  interface ComponentsPropsList {
    AdaosProgressPanel: ProgressPanelProps;
  }
}

/** Shows the progress of a long task. */
export function ProgressPanel(props: ProgressPanelProps) {
  const { label, value, detail, actions } = useThemeProps({ props, name: 'AdaosProgressPanel' });
  const labelId = useId();
  const { percent } = useFormatters();
  const share = value === undefined ? undefined : Math.min(1, Math.max(0, value));
  return (
    <Root>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mb: 1 }}>
        <Typography id={labelId} variant="h2" component="p">
          {label}
        </Typography>
        {share !== undefined && (
          <Typography aria-hidden sx={(theme) => ({ ...theme.mixins.tabular, color: 'text.secondary' })}>
            {percent(share * 100, { as: 'whole' })}
          </Typography>
        )}
      </Box>
      <LinearProgress
        aria-labelledby={labelId}
        {...(share === undefined
          ? { variant: 'indeterminate' }
          : { variant: 'determinate', value: share * 100, 'aria-valuetext': percent(share * 100, { as: 'whole' }) })}
      />
      {(detail !== undefined || actions !== undefined) && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 2,
            mt: 1,
            minHeight: grid(2.5),
          }}
        >
          <Typography
            variant="body2"
            component="div"
            sx={(theme) => ({ ...theme.mixins.tabular, color: 'text.secondary' })}
          >
            {detail}
          </Typography>
          {actions}
        </Box>
      )}
    </Root>
  );
}
