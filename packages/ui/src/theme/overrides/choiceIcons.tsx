import { styled, type Components, type Theme } from '@mui/material/styles';
import { grid } from '../grid.ts';

type Mark = 'none' | 'check' | 'dash' | 'dot';

const MARKS = {
  check: 'm4.75 9.25 2.75 2.75 5.75-6',
  dash: 'M5 9h8',
};

const Box = styled('svg')({ display: 'block', width: grid(2.25), height: grid(2.25), fill: 'none' });

function ChoiceIcon({ round, mark }: { round: boolean; mark: Mark }) {
  const filled = mark !== 'none';
  return (
    <Box viewBox="0 0 18 18" aria-hidden>
      <rect
        x={0.75}
        y={0.75}
        width={16.5}
        height={16.5}
        rx={round ? 8.25 : 4.5}
        stroke="currentColor"
        strokeWidth={1.5}
        fill={filled ? 'currentColor' : 'var(--mui-palette-background-paper)'}
      />
      {mark === 'dot' && <circle cx={9} cy={9} r={3} fill="var(--mui-palette-primary-contrastText)" />}
      {(mark === 'check' || mark === 'dash') && (
        <path
          d={MARKS[mark]}
          stroke="var(--mui-palette-primary-contrastText)"
          strokeWidth={1.75}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </Box>
  );
}

const choice = ({ theme }: { theme: Theme }) => ({
  padding: theme.spacing(1),
  color: theme.vars.palette.line.control,
  '&.Mui-disabled': { opacity: 0.5 },
});

/** Check boxes and radio buttons, drawn for this product. */
export const choiceOverrides: Components<Theme> = {
  MuiCheckbox: {
    defaultProps: {
      icon: <ChoiceIcon round={false} mark="none" />,
      checkedIcon: <ChoiceIcon round={false} mark="check" />,
      indeterminateIcon: <ChoiceIcon round={false} mark="dash" />,
    },
    styleOverrides: { root: choice },
  },
  MuiRadio: {
    defaultProps: { icon: <ChoiceIcon round mark="none" />, checkedIcon: <ChoiceIcon round mark="dot" /> },
    styleOverrides: { root: choice },
  },
};
