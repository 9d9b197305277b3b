import type { Readable } from 'node:stream';
import type { Language } from '@adaos/domain';
import { csvOf } from '../files/csv.ts';
import type { Database } from '../db/database.ts';
import { type FigureOrdersQuery, listFigureOrders } from './figure-orders.ts';
import { ORDER_FILE_TEXTS } from './order-file-texts.ts';

const PAGE = 1_000;

export type FigureOrdersFileQuery = Omit<FigureOrdersQuery, 'cursor' | 'limit'> & {
  readonly language?: Language | undefined;
};

async function* rowsOf(
  database: Database,
  shopId: string,
  { language = 'en', ...query }: FigureOrdersFileQuery,
): AsyncGenerator<unknown[]> {
  const { kinds, costs } = ORDER_FILE_TEXTS[language];
  for (let cursor: string | undefined; ;) {
    const { orders, nextCursor } = await listFigureOrders(database, shopId, { ...query, cursor, limit: PAGE });
    for (const order of orders) {
      const { externalId, kind, occurredOn, customer, country, lines, total, netSales, profit, profitMissing, amount } =
        order;
      const missing = profitMissing.map((cost) => costs[cost] ?? cost).join(', ');
      yield [externalId, occurredOn, kinds[kind], customer, country, lines, total, netSales, profit, missing, amount];
    }
    if (nextCursor === null) return;
    cursor = nextCursor;
  }
}

/**
 * All orders of a list as a CSV file for spreadsheets, in a language.
 * @throws InvalidInputError `invalid_request` for a period or kind that cannot be.
 */
export async function figureOrdersFile(
  database: Database,
  shopId: string,
  query: FigureOrdersFileQuery,
): Promise<Readable> {
  // What is wrong with the question is said before the file begins.
  await listFigureOrders(database, shopId, { ...query, limit: 1 });
  return csvOf(ORDER_FILE_TEXTS[query.language ?? 'en'].columns, rowsOf(database, shopId, query));
}
