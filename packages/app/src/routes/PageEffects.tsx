import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { productName } from '../env.ts';
import { useScreenTitle } from '../state/index.ts';
import { paths } from './paths.ts';
import { publicPageAt } from './publicPages.ts';
import { pageTitle, titles } from './routes.messages.ts';
import { useAppRoute } from './useAppRoute.ts';

/** In another language it is the same page, and the reader stays where they are. */
const pageOf = (pathname: string) => publicPageAt(pathname)?.page ?? pathname;

/** What the end of an address names; unchanged where it is not escaped as addresses are. */
function anchorOf(hash: string): string {
  const name = hash.slice(1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** What a change of the address does outside the page's content: its title, and where the reader is. */
export function PageEffects() {
  const intl = useIntl();
  const { pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const before = useRef(pathname);

  const route = useAppRoute();
  const shown = useScreenTitle();
  useEffect(() => {
    const own = route ? intl.formatMessage(route.title, { product: productName }) : intl.formatMessage(titles.notFound);
    const title = route?.of && shown !== null ? `${shown} · ${intl.formatMessage(route.of)}` : own;
    const whole = intl.formatMessage(pageTitle, { title, product: productName });
    document.title = route?.path === paths.landing ? title : whole;
  }, [intl, route, shown]);

  useEffect(() => {
    const changed = pageOf(before.current) !== pageOf(pathname);
    before.current = pathname;
    // On the way back the browser itself returns to where the reader was.
    if (!changed || navigation === NavigationType.Pop) return;
    const target = hash ? document.getElementById(anchorOf(hash)) : null;
    if (target) target.scrollIntoView();
    else window.scrollTo(0, 0);
    // Keyboard and screen reader go on from the new page, not from the link that is gone.
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, [pathname, hash, navigation]);

  return null;
}
