import Tooltip from '@mui/material/Tooltip';
import { styled, useThemeProps } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import * as tokens from '../../theme/generated/tokens.ts';
import { definitions, type DefinedTerm } from './Definition.messages.ts';

const Root = styled('span', { name: 'AdaosDefinition', slot: 'Root' })(({ theme }) => ({
  // The dots of a text's own underline are drawn at another place from one time to the next.
  borderBottom: `${tokens.border.hairline}px dashed ${theme.vars.palette.text.tertiary}`,
  cursor: 'help',
}));

export interface DefinitionProps {
  term: DefinedTerm;
  /** The name of the figure, as the screen calls it. */
  children: ReactNode;
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AdaosDefinition: 'root';
  }
  interface ComponentsPropsList {
    AdaosDefinition: DefinitionProps;
  }
}

/** The name of a figure that says what it is of, on pointing, on focus and on a touch: the same words on every screen. */
export function Definition(props: DefinitionProps) {
  const { term, children } = useThemeProps({ props, name: 'AdaosDefinition' });
  const intl = useIntl();
  return (
    <Tooltip title={intl.formatMessage(definitions[term])} describeChild enterTouchDelay={0} leaveTouchDelay={6000}>
      <Root tabIndex={0}>{children}</Root>
    </Tooltip>
  );
}
