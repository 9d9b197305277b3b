import { styled } from '@mui/material/styles';
import { FormattedMessage } from 'react-intl';
import { messages } from './SampleDataMark.messages.ts';

// Dashed, as nothing else of the library is: these figures are drawn, not measured.
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

/** Stands beside every figure that is a sample and not the shop's own. */
export function SampleDataMark() {
  return (
    <Root>
      <FormattedMessage {...messages.label} />
    </Root>
  );
}
