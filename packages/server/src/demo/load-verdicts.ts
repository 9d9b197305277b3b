import type { FraudVerdict } from '@adaos/domain';
import type { ShopTransaction } from '../db/database.ts';
import { scanFraud } from '../fraud/scan.ts';
import { addVerdict } from '../verdicts/verdicts.ts';

type Judge = { readonly shopId: string; readonly accountId: string | null };

/** An order whose money the bank took back, and when: `YYYY-MM-DD`. */
export interface ChargedBack {
  readonly id: string;
  readonly externalId: string;
  readonly on: string;
}

/** What became of the newest disputes; the others were lost. */
const OF_NEWEST: readonly FraudVerdict[] = ['disputed', 'won'];

const newestFirst = <T extends Pick<ChargedBack, 'externalId' | 'on'>>(all: readonly T[]): T[] =>
  all.toSorted((a, b) => b.on.localeCompare(a.on) || b.externalId.localeCompare(a.externalId));
/** The disputes that were lost, of those that a demo has. */
export const lostDisputes = <T extends Pick<ChargedBack, 'externalId' | 'on'>>(all: readonly T[]): T[] =>
  newestFirst(all).slice(OF_NEWEST.length);

/** Says what became of the demo's disputes, each on its day, as its owner would; the costs that are posted next follow from it. */
export async function loadDisputes(trx: ShopTransaction, by: Judge, all: readonly ChargedBack[]): Promise<void> {
  for (const [place, order] of newestFirst(all).entries()) {
    await addVerdict(trx, by, order, OF_NEWEST[place] ?? 'lost', new Date(`${order.on}T12:00:00Z`));
  }
}

/** Judges some of the demo's other cases as its owner would: the oldest that nobody has said anything of, and one found out in time. */
export async function loadVerdicts(trx: ShopTransaction, by: Judge, lastDay: string): Promise<void> {
  const { suspects } = await scanFraud(trx, by.shopId, lastDay);
  const open = suspects.filter(({ verdict }) => verdict === null);
  const judged = [
    { suspect: open.findLast(({ finding }) => finding === null), verdict: 'not_fraud' },
    { suspect: open.findLast(({ finding }) => finding === 'called_off'), verdict: 'fraud' },
  ] as const;
  for (const { suspect, verdict } of judged) {
    if (suspect) await addVerdict(trx, by, { id: suspect.orderId, externalId: suspect.externalId }, verdict);
  }
}
