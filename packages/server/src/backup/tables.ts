import type pg from 'pg';
import { JOB_SCHEMA } from '../jobs/queues.ts';

export interface StoredTable {
  readonly table: readonly [schema: string, name: string];
  readonly columns: readonly string[];
}

/** The table of jobs: the queue's migration creates everything else of its schema again. */
export const JOBS: StoredTable['table'] = [JOB_SCHEMA, 'job'];

/** The tables that hold what users and the server have written, each before those that refer to it. */
export async function storedTables(client: pg.ClientBase): Promise<StoredTable[]> {
  const { rows } = await client.query<{ schema: string; name: string; columns: string[]; refers: string[] }>(
    `select n.nspname as schema, c.relname as name,
       (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
       array(select distinct r.relname::text from pg_constraint k join pg_class r on r.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and r.oid <> c.oid) as refers
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where not c.relispartition and c.relkind in ('r', 'p')
       and (n.nspname = 'public' and c.relname not like 'kysely\\_%' or n.nspname = $1 and c.relname = $2)
     order by n.nspname desc, c.relname`,
    [...JOBS],
  );
  const names = new Set(rows.map(({ name }) => name));
  const placed = new Set<string>();
  const ordered: StoredTable[] = [];
  while (ordered.length < rows.length) {
    const next = rows.filter(
      ({ name, refers }) => !placed.has(name) && refers.every((other) => placed.has(other) || !names.has(other)),
    );
    if (next.length === 0) throw new Error('The foreign keys of the tables run in a circle.');
    for (const { schema, name, columns } of next) {
      placed.add(name);
      ordered.push({ table: [schema, name], columns });
    }
  }
  return ordered;
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

export const tableSql = ([schema, name]: StoredTable['table']): string => `${quoted(schema)}.${quoted(name)}`;
export const columnsSql = (columns: readonly string[]): string => columns.map(quoted).join(', ');
