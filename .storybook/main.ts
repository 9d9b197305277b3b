import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { defaultClientConditions, mergeConfig } from 'vite';

const config: StorybookConfig = {
  stories: [
    '../stories/**/*.mdx',
    '../stories/**/*.stories.@(ts|tsx)',
    { directory: '../packages/ui/src', files: '**/*.@(mdx|stories.@(ts|tsx))', titlePrefix: '' },
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } }, // tables
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The TypeScript docgen needs a compiler API that TypeScript 7 has not.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      resolve: { conditions: ['adaos-source', ...defaultClientConditions] },
      // A cache that misses a new import would reload the page in the middle of a test run.
      optimizeDeps: { force: process.env.VITEST !== undefined },
    }),
};
export default config;
