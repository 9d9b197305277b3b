import { styled } from '@mui/material/styles';
import { FormattedMessage } from 'react-intl';
import { messages } from './SampleDataMark.messages.ts';

// Dashed, unlike everything else in the library: these figures are invented.
const Root = styled('span', { name: 'AdaosSampleDataMark', slot: 'Root' })(({ theme }) => ({
  ...theme.typography.caption,
  display: 'inline-flex',
  alignItems: 'center',
  padding: theme.spacing(0.25, 1),
  border: theme.mixins.hairline(theme.vars.palette.warning.main, 'dashed'),
  borderRadius: theme.radii.full,
  color: theme.vars.palette.warning.main,
  backgroundColor: theme.vars.palette.background.paper,
  whiteSpace: 'nowrap',
}));

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AdaosSampleDataMark: 'root';
  }
}

/** Marks a figure as a sample that is not the shop's own. */
export function SampleDataMark() {
  return (
    <Root>
      <FormattedMessage {...messages.label} />
    </Root>
  );
}
