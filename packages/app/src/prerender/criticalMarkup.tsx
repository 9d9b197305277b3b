import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import type { Markup } from './types.ts';

// Paper says in a style attribute, which the page's policy refuses, that it has no shadow. It has none without it too.
const NO_SHADOW = / style="--Paper-shadow:[^"]*"/g;

/** Renders a tree to its markup and the rules of all that it shows. */
export async function criticalMarkup(tree: ReactNode): Promise<Markup> {
  const cache = createCache({ key: 'css' });
  const emotion = createEmotionServer(cache);
  const { prelude } = await prerender(<CacheProvider value={cache}>{tree}</CacheProvider>, {
    // Every part is in its place: those moved there later would need a script.
    progressiveChunkSize: Infinity,
    onError: (error) => {
      throw error;
    },
  });
  const { html, css } = emotion.extractCritical(await new Response(prelude).text());
  return { html: html.replaceAll(NO_SHADOW, ''), css };
}
