import type { Plugin } from 'vite';

const icon = (name: string, size: number, purpose: 'any' | 'maskable' = 'any') => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** Puts the product's name into the page, and writes the manifest that a device installs the app by. */
export function brandFiles(productName: string): Plugin {
  return {
    name: 'adaos-brand',
    transformIndexHtml: (html) => html.replaceAll('%PRODUCT%', productName),
    generateBundle() {
      const manifest = {
        id: '/dashboard',
        name: productName,
        short_name: productName,
        start_url: '/dashboard',
        scope: '/',
        display: 'standalone',
        background_color: '#fbfaf7',
        theme_color: '#fbfaf7',
        icons: [icon('192', 192), icon('512', 512), icon('maskable-512', 512, 'maskable')],
      };
      this.emitFile({ type: 'asset', fileName: 'site.webmanifest', source: JSON.stringify(manifest) });
    },
  };
}
