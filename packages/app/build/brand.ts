import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

interface Scheme {
  colour: { paper: string };
}

const tokensFile = fileURLToPath(new URL('../../ui/src/theme/generated/tokens.json', import.meta.url));
const { light, dark } = JSON.parse(readFileSync(tokensFile, 'utf8')) as Record<'light' | 'dark', Scheme>;

const icon = (name: string, size: number, purpose: 'any' | 'maskable' = 'any') => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** Puts the product's name and the theme's colours into the page, and writes the manifest that a device installs the app by. */
export function brandFiles(productName: string): Plugin {
  return {
    name: 'adaos-brand',
    transformIndexHtml: (html) =>
      html
        .replaceAll('%PRODUCT%', productName)
        .replaceAll('%PAPER_LIGHT%', light.colour.paper)
        .replaceAll('%PAPER_DARK%', dark.colour.paper),
    generateBundle() {
      const manifest = {
        id: '/dashboard',
        name: productName,
        short_name: productName,
        start_url: '/dashboard',
        scope: '/',
        display: 'standalone',
        background_color: light.colour.paper,
        theme_color: light.colour.paper,
        icons: [icon('192', 192), icon('512', 512), icon('maskable-512', 512, 'maskable')],
      };
      this.emitFile({ type: 'asset', fileName: 'site.webmanifest', source: JSON.stringify(manifest) });
    },
  };
}
