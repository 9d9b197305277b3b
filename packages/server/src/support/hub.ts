import { setTimeout as delay } from 'node:timers/promises';
import pLimit from 'p-limit';
import type pg from 'pg';
import * as z from 'zod/mini';
import type { Logger } from 'pino';
import { CALL_LIMITS, createClient, withLimits } from '../db/connection.ts';
import type { Database } from '../db/database.ts';
import type { MessageRow } from './messages.ts';

const RECONNECT_MS = 1_000;
/** Each look takes a connection of the pool; calls need them, too. */
const LOOKS_AT_ONCE = 4;
const Written = z.object({ shopId: z.uuid(), id: z.uuid() });
const Changed = z.object({ shopId: z.uuid(), accountId: z.uuid() });

/** One open chat of this process. */
export interface Listener {
  readonly shopId: string;
  readonly accountId: string;
  readonly sessionId: string;
  /** A message of the listener's own conversation, written anywhere. */
  onMessage(message: MessageRow): void;
  onSessionEnd(): void;
  /** The role has changed, or the account no longer belongs to the shop. Resolves when that has been looked up; never throws. */
  onMemberChange(): Promise<void>;
}

export interface Hub {
  add(listener: Listener): void;
  remove(listener: Listener): void;
  close(): Promise<void>;
}

/**
 * Sends the chats of this process what was written through any process: PostgreSQL's notifications carry ids, the messages are
 * read from the shop's own rows. What is missed while the connection is lost is in the history, which clients read when
 * they connect.
 */
export function createHub(database: Database, log: Logger): Hub {
  const listeners = new Map<string, Set<Listener>>();
  const turns = new Map<string, Promise<void>>();
  const closing = new AbortController();
  const looks = pLimit(LOOKS_AT_ONCE);
  let client: pg.Client | undefined;

  /** The messages of a shop are read one after the other, so that they arrive in the order in which they were written. */
  function forwardInTurn(payload: string): void {
    const written = Written.safeParse(JSON.parse(payload));
    if (!written.success || !listeners.has(written.data.shopId)) return;
    const { shopId, id } = written.data;
    const turn = (turns.get(shopId) ?? Promise.resolve())
      .then(() => forwardMessage(shopId, id))
      .catch((error: unknown) => log.error({ err: error }, 'support message'))
      .finally(() => {
        if (turns.get(shopId) === turn) turns.delete(shopId);
      });
    turns.set(shopId, turn);
  }

  async function forwardMessage(shopId: string, id: string): Promise<void> {
    const here = listeners.get(shopId);
    if (!here || here.size === 0) return;
    const found = await database.readShop(shopId, (trx) =>
      trx
        .selectFrom('support_messages')
        .innerJoin('conversations', (join) =>
          join
            .onRef('conversations.shop_id', '=', 'support_messages.shop_id')
            .onRef('conversations.id', '=', 'support_messages.conversation_id'),
        )
        .selectAll('support_messages')
        .select('conversations.account_id')
        .where('support_messages.shop_id', '=', shopId)
        .where('support_messages.id', '=', id)
        .executeTakeFirst(),
    );
    if (!found) return;
    for (const listener of here) if (listener.accountId === found.account_id) listener.onMessage(found);
  }

  function forwardSessionEnd(sessionId: string): void {
    for (const here of listeners.values()) {
      for (const listener of here) if (listener.sessionId === sessionId) listener.onSessionEnd();
    }
  }

  function forwardMemberChange(payload: string): void {
    const changed = Changed.safeParse(JSON.parse(payload));
    if (!changed.success) return;
    const { shopId, accountId } = changed.data;
    for (const listener of listeners.get(shopId) ?? []) {
      if (listener.accountId === accountId) void listener.onMemberChange();
    }
  }

  /** After a time without notifications, any member may have been changed or removed. */
  function recheckAll(): void {
    looks.clearQueue(); // those still to look again since the time before are among them
    for (const here of listeners.values()) {
      for (const listener of here) void looks(() => listener.onMemberChange());
    }
  }

  async function listen(): Promise<void> {
    while (!closing.signal.aborted) {
      const next = createClient(withLimits(database.config, CALL_LIMITS));
      const lost = new Promise<void>((resolve) => {
        next.on('error', () => resolve());
        next.on('end', () => resolve());
      });
      try {
        await next.connect();
        client = next;
        closing.signal.throwIfAborted(); // `close` had nothing to end yet
        next.on('notification', ({ channel, payload = '' }) => {
          if (channel === 'session_end') return forwardSessionEnd(payload);
          if (channel === 'member_change') return forwardMemberChange(payload);
          forwardInTurn(payload);
        });
        await next.query('listen support_message; listen session_end; listen member_change');
        recheckAll();
        await lost;
      } catch (error) {
        if (!closing.signal.aborted) log.warn({ err: error }, 'support notifications');
      }
      await next.end().catch(() => undefined);
      await delay(RECONNECT_MS, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }
  const listening = listen();

  return {
    add(listener) {
      const here = listeners.get(listener.shopId) ?? new Set();
      listeners.set(listener.shopId, here.add(listener));
    },
    remove(listener) {
      const here = listeners.get(listener.shopId);
      here?.delete(listener);
      if (here?.size === 0) listeners.delete(listener.shopId);
    },
    async close() {
      closing.abort();
      looks.clearQueue();
      await client?.end().catch(() => undefined);
      await listening;
    },
  };
}
