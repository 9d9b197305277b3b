// Counts the roll-ups of all shops again, or of one, from their orders, entries and touches; the server may run meanwhile.
// Usage: npm run rebuild [-- <shop id>]
import { attributeOrders } from '../campaigns/attribute-orders.ts';
import { createClient } from '../db/connection.ts';
import { openDatabase } from '../db/database.ts';
import { onOwnConnection } from '../db/long-work.ts';
import { recountEntries } from '../ledger/append-entries.ts';
import { refreshCoverage } from '../ledger/coverage.ts';
import { lockLedger } from '../ledger/lock.ts';
import { runCommand } from './run-command.ts';

await runCommand(async ({ owner, argument }) => {
  const client = createClient(owner.config);
  await client.connect();
  const { rows } = await client.query<{ shop_id: string }>(
    'select shop_id from shops where $1::text is null or shop_id::text = $1 order by shop_id',
    [argument ?? null],
  );
  await client.end();
  const database = openDatabase(owner.config, { maxConnections: 1 });
  try {
    for (const { shop_id: shopId } of rows) {
      await onOwnConnection(database, shopId, new AbortController().signal, async (trx) => {
        await lockLedger(trx, shopId);
        await recountEntries(trx, shopId);
        await attributeOrders(trx, shopId);
        await refreshCoverage(trx, shopId, null);
      });
    }
  } finally {
    await database.close();
  }
  return `Counted again: ${rows.length === 1 ? '1 shop' : `${rows.length} shops`}.`;
});
