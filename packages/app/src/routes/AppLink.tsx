import { Link } from 'react-router-dom';
import type { LinkComponentProps } from '@adaos/ui';
import { dropAhead } from '../state/ahead.ts';
import { prefetchWhole } from './prefetch.ts';

/**
 * Renders the library's links: the app's own addresses through the router, fetching their code and data on intent and having
 * their screen drawn ahead.
 */
export function AppLink(props: LinkComponentProps) {
  const { href, onPointerEnter, onPointerLeave, onFocus, onBlur, children, ...rest } = props;
  const elsewhere = rest.target !== undefined || rest.download !== undefined || href?.startsWith('//');
  if (elsewhere || !href?.startsWith('/')) return <a {...props}>{children}</a>;
  return (
    <Link
      to={href}
      onPointerEnter={(event) => {
        prefetchWhole(href);
        onPointerEnter?.(event);
      }}
      onPointerLeave={(event) => {
        // A finger leaves before its click comes.
        if (event.pointerType === 'mouse') dropAhead(href);
        onPointerLeave?.(event);
      }}
      onFocus={(event) => {
        prefetchWhole(href);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        dropAhead(href);
        onBlur?.(event);
      }}
      {...rest}
    >
      {children}
    </Link>
  );
}
