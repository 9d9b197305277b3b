import Box from '@mui/material/Box';
import MuiTab from '@mui/material/Tab';
import MuiTabs from '@mui/material/Tabs';
import { keyframes, styled, useThemeProps } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { grid } from '../../theme/grid.ts';

export type TabItem<Id extends string> = { id: Id; label: string };

export type TabsProps<Id extends string> = {
  /** What the tabs choose among, for screen readers. */
  label: string;
  tabs: readonly TabItem<Id>[];
  /** The tab that is open. */
  value: Id;
  onChange: (id: Id) => void;
  /** What the open tab shows. */
  children: ReactNode;
};

const toTheEnd = keyframes`
  from { mask-image: linear-gradient(to right, black calc(100% - ${grid(2.5)}px), transparent); }
  to { mask-image: none; }
`;

const Root = styled('div', { name: 'AdaosTabs', slot: 'Root' })();

const List = styled(MuiTabs, { name: 'AdaosTabs', slot: 'List' })(({ theme }) => ({
  borderBottom: theme.mixins.hairline(theme.vars.palette.line.main),
  // A fade where there are more tabs; there is none at their end, nor where all are visible.
  '@supports (animation-timeline: scroll())': {
    '& .MuiTabs-scroller': { animation: `${toTheEnd} linear both`, animationTimeline: 'scroll(self inline)' },
  },
}));

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AdaosTabs: 'root' | 'list';
  }
  interface ComponentsPropsList {
    AdaosTabs: TabsProps<string>;
  }
}

/** Parts of one screen, one shown at a time. Tabs that do not fit scroll sideways. */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, tabs, value, onChange, children } = useThemeProps({ props, name: 'AdaosTabs' });
  const base = useId();
  const panel = `${base}-panel`;
  return (
    <Root>
      <List
        value={value}
        onChange={(_event, id: Id) => onChange(id)}
        aria-label={label}
        variant="scrollable"
        scrollButtons={false}
      >
        {tabs.map((tab) => (
          <MuiTab
            key={tab.id}
            value={tab.id}
            label={tab.label}
            id={`${base}-${tab.id}`}
            aria-controls={tab.id === value ? panel : undefined}
          />
        ))}
      </List>
      <Box role="tabpanel" id={panel} aria-labelledby={`${base}-${value}`} sx={{ pt: 2.5 }}>
        {children}
      </Box>
    </Root>
  );
}
