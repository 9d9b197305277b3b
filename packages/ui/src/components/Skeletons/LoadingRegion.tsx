import { styled, useThemeProps } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './Skeletons.messages.ts';

const Root = styled('div', { name: 'AdaosLoadingRegion', slot: 'Root' })();

export type LoadingRegionProps = {
  /** What is loading, for screen readers. Default: "Loading…". */
  label?: string;
  /** Skeletons in the shape of the content. */
  children: ReactNode;
};

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AdaosLoadingRegion: 'root';
  }
  interface ComponentsPropsList {
    AdaosLoadingRegion: LoadingRegionProps;
  }
}

/** Contains a screen's skeletons and announces once that it is loading. */
export function LoadingRegion(props: LoadingRegionProps) {
  const { label, children } = useThemeProps({ props, name: 'AdaosLoadingRegion' });
  const { formatMessage } = useIntl();
  return (
    <Root role="status" aria-label={label ?? formatMessage(messages.loading)}>
      <div aria-hidden>{children}</div>
    </Root>
  );
}
