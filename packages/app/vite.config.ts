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
            // What the first view needs comes in few files: all pages, then the frame with the overview and its chart. What many
            // pages share is one file more; without it each of them would be of some thirty small ones.
            groups: [
              { name: 'react', test: packages('react|react-dom|scheduler'), priority: 5 },
              { name: 'stripe', test: /app\/src\/checkout\/stripeSession\.ts$/, priority: 5 }, // for a page without the app
              { name: 'app', test: /app\/src\/(?:main|App)\.tsx$/, priority: 4 },
              {
                name: 'dashboard',
                test: /app\/src\/pages\/(?:DashboardFrame|OverviewPage)\/index\.ts$/,
                priority: 3,
              },
              // What opens over the first view comes in one file once a visitor turns to any of it.
              {
                name: 'popups',
                test: /ui\/src\/(?:\w+\/)+(?:ChatPanel|DateRangePanel|FormDialog|LeaveQuestion|MenuDrawer|MenuPopup|NotificationPanel)\.tsx$/,
                priority: 2.5,
              },
              // What a visit without a network needs, and what is known of the device: fetched once the page rests.
              { name: 'offline', test: /app\/src\/(?:offline\/(?!forgetFigures)|device\/)/, priority: 2.5 },
              // What the overview has below its first view, but the plot.
              { name: 'detail', test: /OverviewScreen\/OverviewDetail\.tsx$/, priority: 2.5 },
              { name: 'common', minShareCount: 22, priority: 2 },
              { name: 'charts', test: /ui\/src\/charts\/parts\/LinePlot\.tsx$/, priority: 1 },
              // What the charts share with popups, tables and calendars, which would wait for all of the charts.
              {
                name: 'mui-shared',
                test: packages(
                  '@mui/material/(?:NoSsr|Popper|ToggleButton|ToggleButtonGroup|Tooltip)|@mui/utils/(?:debounce|ownerWindow)|@mui/x-internals|@popperjs/core|@babel/runtime',
                ),
                priority: 3,
              },
            ],
          },
        },
      },
    },
  };
});
