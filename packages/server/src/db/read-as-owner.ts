import { createClient, type PostgresConfig } from './connection.ts';

/**
 * Rows of all shops: the server's own role sees one shop at a time.
 * @param owner connects as the owner of the tables.
 */
export async function readAsOwner<Row extends object>(owner: PostgresConfig, query: string): Promise<Row[]> {
  const client = createClient(owner);
  await client.connect();
  try {
    return (await client.query<Row>(query)).rows;
  } finally {
    await client.end();
  }
}
