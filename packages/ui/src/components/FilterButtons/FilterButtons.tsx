import ButtonBase from '@mui/material/ButtonBase';
import { styled, useThemeProps } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { grid } from '../../theme/grid.ts';

const Root = styled('div', { name: 'AdaosFilterButtons', slot: 'Root' })({
  display: 'flex',
  flexWrap: 'wrap',
  gap: grid(0.75),
});

const Choice = styled(ButtonBase, { name: 'AdaosFilterButtons', slot: 'Choice' })(({ theme }) => ({
  ...theme.typography.label,
  fontFamily: theme.typography.fontFamily,
  minHeight: grid(4),
  ...theme.mixins.finger,
  padding: theme.spacing(0.5, 1.5),
  borderRadius: theme.radii.full,
  border: theme.mixins.hairline(theme.vars.palette.line.main),
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.background.paper,
  transition: theme.transitions.create(['border-color', 'background-color']),
  '&:hover': { borderColor: theme.vars.palette.line.control },
  '&[aria-pressed="true"]': {
    borderColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primary.soft,
    fontWeight: theme.typography.fontWeightStrong,
  },
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
}));

export type FilterButtonsProps<Value extends string> = {
  /** What the list is filtered by; the group's name for screen readers. */
  label: string;
  /** The choices, with "all" first. */
  choices: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
};

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AdaosFilterButtons: 'root' | 'choice';
  }
  interface ComponentsPropsList {
    AdaosFilterButtons: FilterButtonsProps<string>;
  }
}

/** Toggle buttons that filter a list; one of them is pressed. */
export function FilterButtons<Value extends string>(props: FilterButtonsProps<Value>) {
  const { label, choices, value, onChange } = useThemeProps({ props, name: 'AdaosFilterButtons' });
  return (
    <Root role="group" aria-label={label}>
      {choices.map((choice) => (
        <Choice key={choice.value} aria-pressed={choice.value === value} onClick={() => onChange(choice.value)}>
          {choice.label}
        </Choice>
      ))}
    </Root>
  );
}
