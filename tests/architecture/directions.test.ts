import { dirname, relative } from 'node:path';
import { expect, test } from 'vitest';
import { breachesOf, directions } from './directions.ts';
import { sourcesOf } from './imports.ts';

/** A file that imports another, or a package. */
function importing(file: string, target: string, kind = 'import'): [string, string] {
  const name = target.startsWith('packages/') ? relative(dirname(file), target).replace(/^(?!\.)/, './') : target;
  return [file, `${kind} { used } from '${name}';\n`];
}
const inServer = (file: string, target: string, kind?: string) =>
  importing(`packages/server/src/${file}`, target.endsWith('.ts') ? `packages/server/src/${target}` : target, kind);
const inUi = (file: string, target: string, kind?: string) =>
  importing(`packages/ui/src/${file}`, /\.tsx?$/.test(target) ? `packages/ui/src/${target}` : target, kind);
const writing = (file: string, text: string): [string, string] => [file, `export const used = ${text};\n`];

const ROUTE = 'packages/server/src/http/routes/sample.ts';

/** Files against the directions, by the rule that must find them. */
const breaches: Record<string, [file: string, text: string][]> = {
  'the database knows nothing above it': [
    inServer('db/migrate.ts', 'jobs/queues.ts'),
    inServer('db/sample.ts', 'errors/domain-errors.ts'),
  ],
  'settings, errors and jobs know no domain': [
    inServer('config/config.ts', 'ai/complete.ts', 'import type'),
    inServer('jobs/jobs.ts', 'mail/write.ts'),
    inServer('services/services.ts', 'http/app/build-app.ts'),
  ],
  'orders are below imports and stores': [
    inServer('orders/merge.ts', 'imports/records.ts'),
    inServer('orders/merge.ts', 'integrations/reading/worker.ts', 'export type'),
  ],
  'the domain knows no calls': [
    inServer('billing/events.ts', 'http/problems.ts'),
    inServer('mail/letter.ts', 'http/openapi/page.ts', 'export'),
    inServer('auth/authenticate.ts', 'fastify', 'import type'),
    inServer('support/ask.ts', '@fastify/websocket'),
    inServer('support/hub.ts', 'ws'),
  ],
  'nothing imports what starts the server': [
    inServer('billing/events.ts', 'workers.ts'),
    inServer('http/app/build-app.ts', 'serve.ts'),
    inServer('mail/write.ts', 'demo/demo-shop.ts'),
    inServer('backup/restore.ts', 'commands/run-command.ts'),
  ],
  'calls go through the domain to the database': [
    inServer('http/routes/sample.ts', 'kysely'),
    inServer('http/routes/sample.ts', 'pg', 'import type'),
    inServer('http/routes/sample.ts', 'db/long-work.ts'),
    inServer('http/app/sample.ts', 'db/database.ts', 'import type'),
  ],
  'calls write no SQL': [
    writing(ROUTE, "(trx) => trx.selectFrom('orders').selectAll()"),
    writing(ROUTE, "(trx) => trx.insertInto('orders')"),
    writing(ROUTE, '({ database }) => database.pool.query("select 1")'),
    writing(ROUTE, '(trx) => sql`select 1`.execute(trx)'),
    writing(ROUTE, '(trx) => sql<{ one: number }>`select 1`.execute(trx)'),
  ],
  'theme, icons and formats are below all else': [
    inUi('theme/overrides/icons.tsx', 'components/Icon/index.ts'),
    inUi('i18n/createFormatters.ts', 'product/wordings/useWording.ts', 'import type'),
    inUi('theme/AppThemeProvider.tsx', 'internal/MoneyFigure.tsx'),
    inUi('icons/icons.tsx', 'forms/Field/index.ts', 'export'),
  ],
  'what components share is below them': [
    inUi('internal/MenuPopup.tsx', 'components/Link/index.ts'),
    inUi('internal/lazyRegion.tsx', 'components/ErrorState/index.ts', 'import type'),
  ],
  'the general library knows no product': [
    inUi('components/Card/Card.tsx', 'product/SampleDataMark/index.ts'),
    inUi('components/TopBar/TopBar.tsx', 'screens/OverviewScreen/index.ts', 'import type'),
    inUi('forms/FormDialog/FormDialog.tsx', 'product/auth/index.ts', 'export type'),
    inUi('charts/LineChart/LineChart.tsx', 'product/campaigns/campaigns.ts'),
    inUi('internal/MenuButton.tsx', 'sample-data/overview.ts'),
  ],
  'forms are above components, and charts do not know them': [
    inUi('components/Card/Card.tsx', 'forms/TextField/index.ts'),
    inUi('charts/ChartFrame/ChartFrame.tsx', 'forms/SelectField/index.ts'),
  ],
  'charts are above components, and forms do not know them': [
    inUi('components/KpiCard/KpiCard.tsx', 'charts/parts/types.ts', 'import type'),
    inUi('forms/SliderField/SliderField.tsx', 'charts/index.ts'),
  ],
  'the product knows no screens': [
    inUi('product/auth/AuthGate/AuthGate.tsx', 'screens/AuthScreen/index.ts'),
    inUi('product/frame/ScreenFrame.tsx', 'screens/stack.ts', 'import type'),
  ],
  'nothing in the library imports it as a whole': [
    inUi('product/ConnectCard/ConnectCard.tsx', 'index.ts'),
    inUi('screens/StockScreen/StockScreen.tsx', '@adaos/ui/table'),
  ],
};

test.each(directions)('$rule: its breaches are found', ({ rule }) => {
  const seeded = breaches[rule] ?? [];
  expect(seeded.length).toBeGreaterThan(1);
  for (const [file, text] of seeded) {
    expect(breachesOf(new Map([[file, text]]))).toContainEqual(expect.stringMatching(`^${rule}: ${file} → .`));
  }
});

test('what goes with the directions is let through', () => {
  const kept = [
    inServer('db/migrate.ts', 'db/connection.ts'),
    inServer('db/database.ts', 'kysely'),
    inServer('jobs/migrate.ts', 'db/migrate.ts'),
    inServer('imports/run-import.ts', 'orders/merge.ts'),
    inServer('http/problems.ts', 'db/unavailable.ts'),
    inServer('http/routes/overview.ts', 'insights/overview.ts'),
    inServer('http/app/build-app.ts', 'fastify'),
    inServer('serve.ts', 'http/app/build-app.ts'),
    inUi('theme/overrides/icons.tsx', 'icons/icons.tsx'),
    inUi('components/Card/Card.tsx', 'theme/grid.ts'),
    inUi('charts/ChartFrame/ChartFrame.tsx', 'components/Card/index.ts'),
    inUi('product/ConnectCard/ConnectForm.tsx', 'forms/TextField/index.ts'),
    inUi('screens/AuthScreen/AuthScreen.tsx', 'product/auth/index.ts'),
    inUi('index.ts', 'product/index.ts', 'export'),
    writing(ROUTE, '({ database, actor }) => database.readShop(actor.shopId, (trx) => listShopUsers(trx))'),
  ];
  expect(kept.flatMap(([file, text]) => breachesOf(new Map([[file, text]])))).toEqual([]);
});

test.each(['server', 'ui'])('%s keeps its directions', (name) => {
  const sources = sourcesOf(name);
  expect(sources.size).toBeGreaterThan(100);
  expect(breachesOf(sources)).toEqual([]);
});
