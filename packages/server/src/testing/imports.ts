import { Readable } from 'node:stream';
import { Import } from '@adaos/api';
import type { ImportKind } from '@adaos/domain';
import { expect } from 'vitest';
import { createImport } from '../imports/create-import.ts';
import { runImport } from '../imports/run-import.ts';
import { registerImportWorker } from '../imports/worker.ts';
import { importRoutes } from '../http/routes/imports.ts';
import { createTestApp, type TestApp, type TestShop } from './app.ts';

/** What a call answered. */
export type TestAnswer = Awaited<ReturnType<TestApp['app']['inject']>>;
type ImportResult = ReturnType<typeof Import.parse>;

/** An app that takes in files and imports them. */
export async function createImportApp(): Promise<TestApp> {
  const test = await createTestApp({ modules: [importRoutes] });
  await registerImportWorker(test.services);
  return test;
}

/** A file of these rows. */
export const table = (...rows: string[]): string => `${rows.join('\n')}\n`;

export interface ImportSettings {
  readonly currency?: string;
  readonly timezone?: string;
  readonly mapping?: Record<string, string>;
  readonly goodsCostPercent?: number;
  readonly fileName?: string;
  readonly type?: string;
  readonly kind?: ImportKind;
  readonly rate?: number;
  readonly costsFrom?: string;
  readonly tax?: 'inside' | 'added';
  readonly sheet?: string;
}

/** @returns the call's answer, as it is. */
export function upload(
  { app }: TestApp,
  shop: TestShop,
  file: string | Buffer,
  settings: ImportSettings = {},
): Promise<TestAnswer> {
  const { type = 'text/csv', mapping, currency = 'EUR', timezone = 'UTC', ...others } = settings;
  const query: Record<string, string> = { currency, timezone };
  for (const [name, value] of Object.entries(others)) query[name] = String(value);
  if (mapping) query['mapping'] = JSON.stringify(mapping);
  return app.inject({
    method: 'POST',
    url: '/api/imports',
    query,
    headers: { ...shop.headers, 'content-type': type },
    payload: file,
  });
}

export async function getImport({ app }: TestApp, shop: TestShop, id: string): Promise<ImportResult> {
  const answer = await app.inject({ url: `/api/imports/${id}`, headers: shop.headers });
  return Import.parse(answer.json());
}

/** Uploads a file and waits until its import has ended. */
export async function importFile(
  test: TestApp,
  shop: TestShop,
  file: string | Buffer,
  settings: ImportSettings = {},
): Promise<ImportResult> {
  const accepted = await upload(test, shop, file, settings);
  expect(accepted.statusCode, accepted.body).toBe(202);
  const { id } = accepted.json<{ id: string }>();
  await expect
    .poll(async () => (await getImport(test, shop, id)).status, { timeout: 60_000, interval: 50 })
    .toMatch(/done|failed/);
  return getImport(test, shop, id);
}

/** Imports a file without the calls and the queue, for tests of many files. */
export async function importNow(
  { services }: TestApp,
  { shopId, accountId }: TestShop,
  file: string,
  { currency = 'EUR', timezone = 'UTC', goodsCostPercent, kind, mapping, tax, fileName }: ImportSettings = {},
): Promise<void> {
  const { database } = services;
  const jobs = { ...services.jobs, send: async () => {} };
  const request = {
    currency,
    timezone,
    goodsCostPercent,
    kind,
    fileName: fileName ?? null,
    ...(mapping && { mapping: JSON.stringify(mapping) }),
    ...(tax && { tax }),
  };
  const source = Readable.from([Buffer.from(file)]);
  const importId = await createImport({ database, jobs }, { shopId, accountId }, request, source);
  await runImport({ database, secret: services.secret, file: { shopId, importId }, signal: services.jobs.stopping });
}

export interface LedgerState {
  /** Sum of the entries in minor units by kind and quality, as `sale actual`. */
  readonly ledger: Record<string, string>;
  /** Number of orders by kind. */
  readonly orders: Record<string, number>;
  readonly lines: number;
}

/** What a shop's orders and ledger add up to. */
export function ledgerState({ services }: TestApp, { shopId }: TestShop): Promise<LedgerState> {
  return services.database.forShop(shopId, async (trx) => {
    const entries = await trx
      .selectFrom('ledger_entries')
      .select(['kind', 'quality', (of) => of.fn.sum<string>('amount_minor').as('amount')])
      .where('shop_id', '=', shopId)
      .groupBy(['kind', 'quality'])
      .execute();
    const orders = await trx
      .selectFrom('orders')
      .select(['kind', (of) => of.fn.countAll<string>().as('count')])
      .where('shop_id', '=', shopId)
      .groupBy('kind')
      .execute();
    const lines = await trx
      .selectFrom('order_lines')
      .select((of) => of.fn.countAll<string>().as('count'))
      .where('shop_id', '=', shopId)
      .executeTakeFirstOrThrow();
    return {
      ledger: Object.fromEntries(entries.map(({ kind, quality, amount }) => [`${kind} ${quality}`, amount])),
      orders: Object.fromEntries(orders.map(({ kind, count }) => [kind, Number(count)])),
      lines: Number(lines.count),
    };
  });
}
