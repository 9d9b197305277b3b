import { createElement, use, useState, type ComponentType } from 'react';
import { currentTry, opened } from '../reloadOnStaleCode.ts';

/**
 * A component whose code comes when it is first drawn. Unlike React's `lazy`, what failed is asked for again in another
 * try, e.g. once the network is back.
 * @param here the code, where it is here already: it is then drawn at once.
 */
export function lazyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  here: () => ComponentType<Props> | undefined = () => undefined,
): ComponentType<Props> {
  let coming: Promise<ComponentType<Props>> | undefined;
  let failedIn: number | undefined;
  const bring = () => {
    if (coming && (failedIn === undefined || failedIn === currentTry())) return coming;
    failedIn = undefined;
    coming = opened(load).catch((error: unknown) => {
      failedIn = currentTry();
      throw error;
    });
    return coming;
  };
  function Coming(props: Props) {
    return createElement(use(bring()), props);
  }
  return function Page(props: Props) {
    const [shown] = useState(() => here() ?? Coming);
    return createElement(shown, props);
  };
}
