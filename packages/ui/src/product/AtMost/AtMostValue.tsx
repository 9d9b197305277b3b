import { styled, useThemeProps } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { unseen } from '../../internal/unseen.ts';
import { messages } from './AtMost.messages.ts';
import { costNames, type MissingCosts } from './missingCosts.ts';

export interface AtMostValueProps {
  /** The costs that the value lacks. Without any it is shown as it is. */
  missing: MissingCosts;
  /** Has the sign before the value take room of its own, as in a sentence; else it is in the space before. Default false. */
  inline?: boolean;
  children: ReactNode;
}

const SIGN = '≤';

const Root = styled('span', {
  name: 'AdaosAtMostValue',
  slot: 'Root',
  shouldForwardProp: (prop) => prop !== 'inline',
})<{ inline: boolean }>(({ theme, inline }) => ({
  position: 'relative',
  '& > [aria-hidden]': {
    color: theme.vars.palette.warning.main,
    fontWeight: theme.typography.fontWeightStrong,
    whiteSpace: 'nowrap',
    ...(inline
      ? { marginRight: theme.spacing(0.5) }
      : // So that columns are as wide with it as without.
        { position: 'absolute', right: '100%', marginRight: theme.spacing(0.5) }),
  },
  '& > :nth-of-type(2)': unseen,
}));

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AdaosAtMostValue: 'root';
  }
  interface ComponentsPropsList {
    AdaosAtMostValue: AtMostValueProps;
  }
}

/** The mark of `AtMost` for a value of a list: a sign before it, heard as words. */
export function AtMostValue(props: AtMostValueProps): ReactNode {
  const { missing, inline = false, children } = useThemeProps({ props, name: 'AdaosAtMostValue' });
  const intl = useIntl();
  if (!missing?.length) return children;
  return (
    <Root inline={inline} title={intl.formatMessage(messages.costs, { costs: costNames(intl, missing) })}>
      <span aria-hidden>{SIGN}</span>
      <span>{intl.formatMessage(messages.short)} </span>
      {children}
    </Root>
  );
}
