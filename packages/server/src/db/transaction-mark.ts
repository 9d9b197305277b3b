import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely, type TransactionBuilder } from 'kysely';

const mark = new AsyncLocalStorage<true>();

/** Whether the caller runs inside a transaction. */
export const inTransaction = (): boolean => mark.getStore() ?? false;

type Builder<DB> = Pick<TransactionBuilder<DB>, keyof TransactionBuilder<DB>>;

const marking = <DB>(builder: Builder<DB>): Builder<DB> => ({
  setAccessMode: (mode) => marking(builder.setAccessMode(mode)) as TransactionBuilder<DB>,
  setIsolationLevel: (level) => marking(builder.setIsolationLevel(level)) as TransactionBuilder<DB>,
  execute: (work) => builder.execute((trx) => mark.run(true, () => work(trx))),
});

/** A Kysely whose transactions are recognised by `inTransaction`. */
export class MarkingKysely<DB> extends Kysely<DB> {
  override transaction(): TransactionBuilder<DB> {
    return marking(super.transaction()) as TransactionBuilder<DB>;
  }
}
