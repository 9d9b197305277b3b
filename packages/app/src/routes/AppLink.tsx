import { Link } from 'react-router-dom';
import type { LinkComponentProps } from '@adaos/ui';
import { preferences } from '../state/index.ts';
import { prefetch } from './code.ts';
import { useLedOn } from './ledOn.ts';
import { publicPageAt } from './publicPages.ts';

/** What a public page leads to is in its language. English is what an address has by itself. */
function keepLanguage(): void {
  const language = publicPageAt(window.location.pathname)?.language;
  if (language !== undefined && language !== 'en') preferences.chooseLanguage(language);
}

/** Renders the library's links: the app's own addresses through the router, with their code and data fetched on intent. */
export function AppLink(props: LinkComponentProps) {
  const { href: asked, onPointerEnter, onFocus, onTouchStart, onClick, children, ...rest } = props;
  const ledOn = useLedOn();
  const href = asked && ledOn(asked);
  const elsewhere = rest.target !== undefined || rest.download !== undefined || href?.startsWith('//');
  if (elsewhere || !href?.startsWith('/')) return <a {...props}>{children}</a>;
  return (
    <Link
      to={href}
      onPointerEnter={(event) => {
        void prefetch(href);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        void prefetch(href);
        onFocus?.(event);
      }}
      onTouchStart={(event) => {
        void prefetch(href);
        onTouchStart?.(event);
      }}
      onClick={(event) => {
        keepLanguage();
        onClick?.(event);
      }}
      {...rest}
    >
      {children}
    </Link>
  );
}
