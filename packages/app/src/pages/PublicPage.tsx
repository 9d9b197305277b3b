import type { ReactNode } from 'react';
import { PublicLayout } from '@adaos/ui';
import { productName } from '../env.ts';
import { Preferences } from './Preferences.tsx';
import { useFooterLinks } from './useFooterLinks.ts';
import { useHomeHref } from './useHomeHref.ts';
import { usePageLanguages } from './usePageLanguages.ts';

/** The frame of a page that needs no account. */
export function PublicPage({ layout = 'page', children }: { layout?: 'page' | 'centred'; children: ReactNode }) {
  return (
    <PublicLayout
      layout={layout}
      productName={productName}
      homeHref={useHomeHref()}
      preferences={<Preferences look="bare" />}
      footerLinks={useFooterLinks()}
      languages={usePageLanguages()}
    >
      {children}
    </PublicLayout>
  );
}
