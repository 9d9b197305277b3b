import { createContext, useContext, type ComponentPropsWithRef, type ElementType, type ReactNode } from 'react';

/** The props of the injected link: those of an anchor, with `href`. The consumer adapts a router's link. */
export type LinkComponentProps = ComponentPropsWithRef<'a'>;

const LinkContext = createContext<ElementType<LinkComponentProps>>('a');

export type LinkProviderProps = {
  /** Renders every link of the library, e.g. through a router. Default: a plain `<a>`. */
  component: ElementType<LinkComponentProps>;
  children: ReactNode;
};

export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext.Provider value={component}>{children}</LinkContext.Provider>;
}

/** The component that renders links here; it takes `href`. */
export function useLinkComponent(): ElementType<LinkComponentProps> {
  return useContext(LinkContext);
}
