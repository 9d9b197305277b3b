import { createContext, useContext, type ComponentPropsWithRef, type ElementType, type ReactNode } from 'react';

/** What the injected link gets: an anchor's props, with `href`. A router's link is adapted by the consumer. */
export type LinkComponentProps = ComponentPropsWithRef<'a'>;

const LinkContext = createContext<ElementType<LinkComponentProps>>('a');

export type LinkProviderProps = {
  /** Renders every link of the library, e.g. through a router. Default: a plain `<a>`. */
  component: ElementType<LinkComponentProps>;
  children: ReactNode;
};

export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** The component that renders links here: give it `href`. */
export function useLinkComponent(): ElementType<LinkComponentProps> {
  return useContext(LinkContext);
}
