import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { statusOf } from './status.ts';
import { StatusMark } from './StatusMark.tsx';

/** The tags of what a page documents; none where it documents no component. */
function tagsOf(context: DocsContainerProps['context']): readonly string[] {
  try {
    return context.storyById().tags;
  } catch {
    return [];
  }
}

/** A page of the docs, with the status of its component above it. */
export function DocsPage({ children, ...container }: PropsWithChildren<DocsContainerProps>) {
  const status = statusOf(tagsOf(container.context));
  return (
    <DocsContainer {...container}>
      {status && <StatusMark status={status} />}
      {children}
    </DocsContainer>
  );
}
