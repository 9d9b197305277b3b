import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Entity {
  id: string;
  [field: string]: unknown;
}

/** `a[b][0][c]=d`, as Stripe's forms nest, to objects. */
function nested(form: URLSearchParams): Record<string, unknown> {
  const root: Record<string, unknown> = {};
  for (const [name, value] of form) {
    const path = name.replaceAll(']', '').split('[');
    let at = root;
    for (const key of path.slice(0, -1)) at = (at[key] ??= {}) as Record<string, unknown>;
    at[path.at(-1) ?? ''] = value;
  }
  return root;
}

const DAY = 86_400;

/**
 * Speaks as much of Stripe's HTTP API as the product uses, to the real SDK: forms, nested fields, idempotency keys, errors of
 * its shape. Nothing in it knows the product; subscriptions are made by `pay`, as a customer would.
 */
export class FakeStripe {
  readonly prices = new Map<string, Entity>();
  readonly sessions = new Map<string, Entity>();
  readonly subscriptions = new Map<string, Entity>();
  readonly schedules = new Map<string, Entity>();
  /** Every call, as `POST /v1/prices`. */
  readonly calls: string[] = [];
  /** What the next calls answer in place of the right thing. */
  fault: ((request: IncomingMessage, response: ServerResponse) => void) | null = null;
  /** Calls that wait for an answer since it hangs. */
  waiting = 0;
  #hang: PromiseWithResolvers<void> | null = null;
  readonly #answers = new Map<string, unknown>();
  readonly #server = createServer((request, response) => void this.#serve(request, response));

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.answerAgain();
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Takes every call and answers none, until `answerAgain`. */
  hang(): void {
    this.#hang ??= Promise.withResolvers();
  }

  /** Answers the calls that waited, too. */
  answerAgain(): void {
    this.#hang?.resolve();
    this.#hang = null;
  }

  /** The customer pays an open checkout. @returns the subscription. */
  pay(sessionId: string): Entity {
    const session = this.sessions.get(sessionId);
    if (!session || session['status'] !== 'open') throw new Error('This checkout is not open.');
    const items = session['line_items'] as Record<string, { price: string }>;
    const start = Math.floor(Date.now() / 1000);
    const subscription: Entity = {
      id: `sub_${randomUUID()}`,
      object: 'subscription',
      customer: session['customer'],
      status: 'active',
      start_date: start,
      cancel_at: null,
      cancel_at_period_end: false,
      ended_at: null,
      schedule: null,
      metadata: (session['subscription_data'] as { metadata: object }).metadata,
      items: {
        object: 'list',
        data: [
          {
            id: 'si_1',
            price: this.prices.get(items['0']?.price ?? ''),
            current_period_start: start,
            current_period_end: start + 30 * DAY,
          },
        ],
      },
    };
    this.subscriptions.set(subscription.id, subscription);
    session['status'] = 'complete';
    session['subscription'] = subscription.id;
    return subscription;
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const piece of request) text += String(piece);
    const url = new URL(request.url ?? '/', 'http://stripe');
    this.calls.push(`${request.method} ${url.pathname}`);
    if (this.#hang) {
      this.waiting += 1;
      response.once('close', () => (this.waiting -= 1));
      await this.#hang.promise;
    }
    if (this.fault) return this.fault(request, response);
    const key = request.headers['idempotency-key'];
    const known = typeof key === 'string' && this.#answers.get(key);
    const form = nested(request.method === 'POST' ? new URLSearchParams(text) : url.searchParams);
    const answer = known || this.#answer(request.method ?? '', url.pathname.split('/').slice(2), form);
    if (answer && typeof key === 'string') this.#answers.set(key, answer);
    const status = answer && typeof answer === 'object' && 'error' in answer ? 400 : 200;
    response.writeHead(answer ? status : 404, { 'content-type': 'application/json', 'request-id': 'req_1' });
    const missing = { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such object.' } };
    response.end(JSON.stringify(answer || missing));
  }

  #answer(method: string, [kind, second = '', third = '', fourth]: string[], form: Record<string, unknown>): unknown {
    const write = method === 'POST';
    if (kind === 'prices' && !write) {
      const wanted = Object.values(form['lookup_keys'] ?? {});
      return {
        object: 'list',
        data: [...this.prices.values()].filter((price) => wanted.includes(price['lookup_key'])),
      };
    }
    if (kind === 'prices')
      return this.#add(this.prices, 'price', { ...form, unit_amount: Number(form['unit_amount']) });
    if (kind === 'checkout' && third === '') return this.#session(form);
    if (kind === 'checkout' && fourth === 'expire') return this.#expire(third);
    if (kind === 'checkout') return this.sessions.get(third);
    if (kind === 'subscriptions') return this.#subscription(second, write ? form : {});
    if (kind === 'subscription_schedules') return this.#schedule(second, third, form);
    if (kind === 'billing_portal') return { id: 'bps_1', url: 'https://billing.stripe.test/session' };
    return null;
  }

  #add(to: Map<string, Entity>, object: string, fields: Record<string, unknown>): Entity {
    const entity = { id: `${object}_${randomUUID()}`, object, metadata: {}, ...fields };
    to.set(entity.id, entity);
    return entity;
  }

  #session(form: Record<string, unknown>): Entity {
    const customer = form['customer'] ?? `cus_${randomUUID()}`;
    const session = this.#add(this.sessions, 'checkout.session', { ...form, customer, status: 'open' });
    session['url'] = `https://checkout.stripe.test/${session.id}`;
    return session;
  }

  #expire(id: string): object | null {
    const session = this.sessions.get(id);
    if (!session) return null;
    if (session['status'] !== 'open') {
      const message = `Only Checkout Sessions with a status in ["open"] can be expired.`;
      return { error: { type: 'invalid_request_error', message } };
    }
    session['status'] = 'expired';
    return session;
  }

  #subscription(id: string, form: Record<string, unknown>): Entity | null {
    const subscription = this.subscriptions.get(id);
    if (!subscription) return null;
    if ('cancel_at_period_end' in form) subscription['cancel_at_period_end'] = form['cancel_at_period_end'] === 'true';
    const schedule = this.schedules.get(String(subscription['schedule']));
    return { ...subscription, schedule: schedule ?? null };
  }

  #schedule(id: string, action: string | undefined, form: Record<string, unknown>): Entity | null {
    const from = form['from_subscription'];
    if (typeof from === 'string') {
      const subscription = this.subscriptions.get(from);
      if (!subscription) return null;
      const start_date = subscription['start_date'];
      const schedule = this.#add(this.schedules, 'subscription_schedule', { phases: [{ start_date }], of: from });
      subscription['schedule'] = schedule.id;
      return schedule;
    }
    const schedule = this.schedules.get(id);
    if (!schedule) return null;
    if (action === 'release') {
      const subscription = this.subscriptions.get(String(schedule['of']));
      if (subscription) subscription['schedule'] = null;
      return schedule;
    }
    const phases = Object.values((form['phases'] ?? {}) as Record<string, Record<string, unknown>>);
    schedule['phases'] = phases.map((phase) => ({ ...phase, start_date: Number(phase['start_date']) }));
    return schedule;
  }
}
