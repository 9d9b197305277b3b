import { Link } from 'react-router-dom';
import type { LinkComponentProps } from '@adaos/ui';
import { prefetchWhole } from './table.ts';

/** Renders the library's links: the app's own addresses through the router, fetching their code and data on intent. */
export function AppLink({ href, onPointerEnter, onFocus, children, ...rest }: LinkComponentProps) {
  const elsewhere = rest.target !== undefined || rest.download !== undefined || href?.startsWith('//');
  if (elsewhere || !href?.startsWith('/')) {
    return (
      <a href={href} onPointerEnter={onPointerEnter} onFocus={onFocus} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <Link
      to={href}
      onPointerEnter={(event) => {
        prefetchWhole(href);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        prefetchWhole(href);
        onFocus?.(event);
      }}
      {...rest}
    >
      {children}
    </Link>
  );
}
