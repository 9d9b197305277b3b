import { Link } from 'react-router-dom';
import type { LinkComponentProps } from '@adaos/ui';
import { prefetch } from './code.ts';

/** Renders the library's links: the app's own addresses through the router, with their code and data fetched on intent. */
export function AppLink(props: LinkComponentProps) {
  const { href, onPointerEnter, onFocus, onTouchStart, children, ...rest } = props;
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
      {...rest}
    >
      {children}
    </Link>
  );
}
