import { ColumnMapping, type ImportKind } from '@adaos/api';
import { isWithoutItems, neededFields } from '@adaos/domain';
import { v7 as uuidv7 } from 'uuid';
import type { Actor } from '../services/actor.ts';
import { ConflictError, InvalidInputError } from '../errors/domain-errors.ts';
import type { Services } from '../services/services.ts';
import type { Database, ShopTransaction } from '../db/database.ts';
import { checkNoGoodsRule } from '../ledger/goods-cost-rule.ts';
import { planOfShop } from '../plans/plan-of-shop.ts';
import type { ImportOptions } from './import-options.ts';
import { checkSize, FileMeter } from './file-limits.ts';
import { dropFile } from './import-rows.ts';
import { enqueueImport } from './queue.ts';
import { loadRates } from '../rates/reference-rates.ts';
import { storeFile } from './store-file.ts';
import type { StoredFileRef } from './stored-file.ts';

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));
/** What an upload left behind whose server died is removed after this time, as are files of cancelled imports. */
const LEFT_BEHIND_MS = 24 * 60 * 60 * 1000;

export interface ImportRequest {
  readonly currency: string;
  readonly timezone: string;
  /** JSON of a ColumnMapping. */
  readonly mapping?: string | undefined;
  readonly goodsCostPercent?: number | undefined;
  readonly fileName: string | null;
  /** Bytes that are announced, where the sender says so. */
  readonly size?: number | undefined;
  /** Default: orders. */
  readonly kind?: ImportKind | undefined;
  readonly rate?: number | undefined;
  readonly costsFrom?: string | undefined;
  readonly tax?: ImportOptions['tax'];
  readonly sheet?: string | undefined;
}

function isTimezone(name: string): boolean {
  try {
    return (
      new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== undefined && !/^[+-]/.test(name)
    );
  } catch {
    return false;
  }
}

function readMapping(json: string | undefined, kind: ImportKind): ColumnMapping | null {
  if (json === undefined || json === '') return null;
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new InvalidInputError('invalid_request', 'The column mapping is not valid.', {
      fields: { mapping: 'not JSON' },
    });
  }
  const parsed = ColumnMapping.safeParse(value);
  if (!parsed.success) {
    const fields = { mapping: parsed.error.issues[0]?.message ?? 'not valid' };
    throw new InvalidInputError('invalid_request', 'The column mapping is not valid.', { fields });
  }
  const chosen = Object.entries(parsed.data).filter(([, title]) => title.trim() !== '');
  const mapping: ColumnMapping = Object.fromEntries(chosen);
  const missing = neededFields(kind, isWithoutItems(mapping)).filter((field) => mapping[field] === undefined);
  if (missing.length > 0) {
    throw new InvalidInputError('mapping_incomplete', `Choose the columns for: ${missing.join(', ')}.`, {
      fields: Object.fromEntries(missing.map((field) => [field, 'needed'])),
    });
  }
  return mapping;
}

/** Orders and ad spend in another currency are converted, line by line. @throws ConflictError `currency_mismatch` */
async function checkCurrency(
  trx: ShopTransaction,
  shopId: string,
  { kind = 'orders', currency, rate }: ImportRequest,
): Promise<void> {
  const shop = await trx.selectFrom('shops').select('currency').where('shop_id', '=', shopId).executeTakeFirst();
  if (!shop?.currency || shop.currency === currency) return;
  const figures = `The shop's figures are in ${shop.currency}, not in ${currency}`;
  if (kind !== 'orders' && kind !== 'ads') throw new ConflictError('currency_mismatch', `${figures}.`);
  if (rate !== undefined || (await loadRates(trx)).knows(currency, shop.currency)) return;
  throw new ConflictError(
    'currency_mismatch',
    `${figures}, and the reference rates have none between them: type a rate.`,
  );
}

async function removeLeftBehind(trx: ShopTransaction, shopId: string): Promise<void> {
  await trx
    .deleteFrom('import_chunks')
    .where('shop_id', '=', shopId)
    .where('import_id', '<', uuidv7({ msecs: Date.now() - LEFT_BEHIND_MS }))
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('imports')
            .select('id')
            .where('imports.shop_id', '=', shopId)
            .whereRef('imports.id', '=', 'import_chunks.import_id')
            .where('imports.status', 'in', ['queued', 'running']),
        ),
      ),
    )
    .execute();
}

async function discard(database: Database, file: StoredFileRef): Promise<void> {
  await database.forShop(file.shopId, (trx) => dropFile(trx, file));
}

/**
 * Takes in a file and has it imported behind the answer. Once this has resolved, the import happens, whatever becomes of the
 * server; where it rejects, nothing is left.
 * @throws InvalidInputError `unknown_currency`, `unknown_timezone` or `mapping_incomplete`; ConflictError `currency_mismatch` or
 *   `goods_rule_exists`;
 *   TooLargeError `file_too_large`
 * @returns the import's id.
 */
export async function createImport(
  { database, jobs }: Pick<Services, 'database' | 'jobs'>,
  { shopId, accountId }: Pick<Actor, 'shopId' | 'accountId'>,
  request: ImportRequest,
  source: AsyncIterable<Buffer>,
): Promise<string> {
  const { currency, timezone, kind = 'orders', rate, costsFrom, tax, sheet } = request;
  if (!CURRENCIES.has(currency)) throw new InvalidInputError('unknown_currency', `There is no currency ${currency}.`);
  if (!isTimezone(timezone)) throw new InvalidInputError('unknown_timezone', `There is no timezone ${timezone}.`);
  const mapping = readMapping(request.mapping, kind);
  const limits = await database.forShop(shopId, async (trx) => {
    await checkCurrency(trx, shopId, request);
    if (request.goodsCostPercent !== undefined) await checkNoGoodsRule(trx, shopId, request.goodsCostPercent);
    await removeLeftBehind(trx, shopId);
    return (await planOfShop(trx, shopId)).limits;
  });
  checkSize(request.size ?? 0, limits);

  const file: StoredFileRef = { shopId, importId: uuidv7() };
  try {
    const meter = new FileMeter(limits);
    const bytes = await storeFile(database, file, source, { meter, kind, sheet });
    const options = { rate, costsFrom, tax } satisfies Record<keyof ImportOptions, unknown>;
    const percent = request.goodsCostPercent === undefined ? null : String(request.goodsCostPercent);
    await database.forShop(shopId, async (trx) => {
      await trx
        .insertInto('imports')
        .values({
          shop_id: shopId,
          id: file.importId,
          file_name: request.fileName,
          file_bytes: bytes,
          file_lines: meter.lines,
          unpacked_bytes: meter.bytes,
          mapping: mapping && JSON.stringify(mapping),
          goods_cost_percent: percent,
          currency,
          timezone,
          created_by: accountId,
          kind,
          options: JSON.stringify(options),
        })
        .execute();
      const work = { kind, lines: meter.lines, bytes: meter.bytes, goods_cost_percent: percent, options };
      await enqueueImport(jobs, trx, file, work);
    });
  } catch (error) {
    await discard(database, file);
    throw error;
  }
  return file.importId;
}
