import { type NoticeCode, type RaisedCode, topicOf } from '@adaos/domain';
import type { ShopTransaction } from '../db/database.ts';
import { collect } from './collect.ts';

interface Notice {
  readonly code: NoticeCode | RaisedCode;
  readonly values: Readonly<Record<string, string | number>>;
}

/** Has notices posted wherever the shop has them posted and their topic is wanted, if the transaction commits. */
export async function collectForHooks(trx: ShopTransaction, shopId: string, notices: readonly Notice[]): Promise<void> {
  const hooks = await trx
    .selectFrom('notice_hooks')
    .select(['kind', 'topics'])
    .where('shop_id', '=', shopId)
    .where('off_at', 'is', null)
    .orderBy('kind')
    .execute();
  for (const { kind, topics } of hooks) {
    const wanted = notices.filter(({ code }) => topics.includes(topicOf(code)));
    const posted = wanted.map(({ code, values }) => ({ code, values }));
    await collect(trx, { shopId, accountIds: [null], channel: kind }, posted);
  }
}
