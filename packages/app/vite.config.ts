import formatjs from '@formatjs/unplugin/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, loadEnv, type InlineConfig } from 'vite';
import { brandFiles } from './build/brand.ts';
import { checkoutPage, STRIPE_PAGE } from './build/checkout.ts';
import { compileAhead } from './build/compileAhead.ts';
import { otherHosts } from './build/hosts.ts';
import { messageCatalogs } from './build/messages.ts';
import { NO_SCRIPT } from './build/page.ts';
import { precompress } from './build/precompress.ts';
import { prerenderPages } from './build/prerender.ts';
import { proxyCalls } from './build/dev-proxy.ts';
import { brand } from './src/brand.ts';

// Paths of the package store name peers too, so only what follows the last `/node_modules/` counts.
const packages = (names: string) => new RegExp(`/node_modules/(?:${names})/(?!.*/node_modules/)`);

// Builds that are to be the same byte by byte say of when they are.
const builtAt = () => {
  const epoch = process.env.SOURCE_DATE_EPOCH;
  return (epoch ? new Date(Number(epoch) * 1000) : new Date()).toISOString();
};

export default defineConfig(({ command, mode }) => {
  const env = { ...loadEnv(mode, import.meta.dirname, ['VITE_', 'ADAOS_']), ...process.env };
  const define = { 'import.meta.env.VITE_BUILT_AT': JSON.stringify(builtAt()) };
  const sources = () => [
    messageCatalogs(),
    formatjs({ removeDefaultMessage: command === 'build', ast: true }),
    react(),
  ];
  const inNode: InlineConfig = {
    configFile: false,
    logLevel: 'warn',
    plugins: sources(),
    define,
    resolve: { conditions: ['adaos-source', ...defaultServerConditions] },
    ssr: { noExternal: true, resolve: { conditions: ['adaos-source', ...defaultServerConditions] } },
  };
  return {
    root: import.meta.dirname,
    plugins: [
      ...sources(),
      checkoutPage(env.VITE_PRODUCT_NAME || brand.product, env.VITE_STRIPE_PUBLISHABLE_KEY ?? '', NO_SCRIPT),
      brandFiles(env.VITE_PRODUCT_NAME || brand.product),
      prerenderPages(inNode, {
        origin: env.VITE_APP_ORIGIN ?? '',
        hosts: otherHosts(env.VITE_API_URL, env.VITE_SUPPORT_WS_URL),
      }),
      compileAhead(['react', 'app', 'dashboard']), // what the overview runs
      precompress(),
    ],
    resolve: {
      conditions: ['adaos-source', ...defaultClientConditions],
      // All catalogs arrive parsed.
      alias: [
        {
          find: /^@formatjs\/icu-messageformat-parser$/,
          replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
        },
      ],
    },
    define,
    server: { proxy: env.ADAOS_API_ORIGIN ? proxyCalls(env.ADAOS_API_ORIGIN) : {} },
    build: {
      target: 'es2023',
      manifest: true,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0, // the page's policy allows no fonts or scripts from data: addresses
      rolldownOptions: {
        // So that the script of the prerendered pages shares no file with the app, which it would wait for.
        optimization: { inlineConst: { mode: 'all' } },
        // It only defines a function, which emotion imports for a helper that nothing here uses.
        treeshake: { moduleSideEffects: [{ test: packages('hoist-non-react-statics'), sideEffects: false }] },
        input: {
          main: 'index.html',
          hydrate: 'src/hydrate.ts',
          firstPaint: 'src/firstPaint.ts',
          checkout: STRIPE_PAGE,
        },
        output: {
          codeSplitting: {
            // What every page needs is one file, the frame and the overview another: few requests, and none of them large.
            groups: [
              { name: 'react', test: packages('react|react-dom|scheduler'), priority: 7 },
              // What the page on the way to Stripe shares with the app, which is nothing else.
              { name: 'stripe', test: /app\/src\/checkout\/stripeSession\.ts$/, priority: 8 },
              {
                // With what both the public pages and the dashboard are made of.
                name: 'app',
                test: /packages\/(?:app\/src\/(?:main|App)|ui\/src\/(?:internal\/MenuButton|components\/Link\/Link))\.tsx$/,
                priority: 5,
              },
              {
                // What the charts share with what opens over a page; the popper comes with their tooltips.
                name: 'shared',
                test: packages('@mui/(?:material/utils|utils)'),
                priority: 3,
              },
              {
                name: 'popper',
                test: packages('@popperjs/core|@mui/material/Popper'),
                priority: 2,
              },
              {
                name: 'charts',
                test: /packages\/ui\/src\/(?:charts\/parts\/LinePlot|screens\/OverviewScreen\/OverviewChart)\.tsx$/,
                priority: 1,
              },
              // An area's calls with their schemas come with the pages that make them, in one file each.
              {
                name: 'plans',
                test: /packages\/(?:domain\/src\/plans|ui\/src\/product\/plans\/usePlanCopy)\.ts$/,
                priority: 2,
              },
              { name: 'billing', test: /packages\/app\/src\/queries\/billing\.ts$/, priority: 1 },
              {
                name: 'accounts',
                test: /packages\/(?:api\/src\/contract\/credentials|app\/src\/queries\/auth)\.ts$/,
                priority: 1,
              },
              // What most screens, forms and dialogs are made of: few files, each of some size.
              {
                name: 'screens',
                test: /packages\/ui\/src\/(?:components\/(?:StatusChip|SummaryCard)\/\w+|product\/(?:frame\/SummarySkeleton|figures\/UnknownFigure))\.tsx?$/,
              },
              {
                name: 'fields',
                test: /packages\/ui\/src\/forms\/(Field|TextField|SelectField)\/\1\.tsx$/,
              },
              {
                name: 'dialogs',
                test: /packages\/ui\/src\/(?:components\/ConfirmDialog\/ConfirmDialog|forms\/(?:FormDialog\/FormDialog|UnsavedChanges\/LeaveDialog))\.tsx$/,
              },
              {
                name: 'dashboard',
                test: /packages\/app\/src\/pages\/(?:DashboardFrame|OverviewPage)\/index\.ts$/,
                priority: 4,
              },
            ],
          },
        },
      },
    },
  };
});
