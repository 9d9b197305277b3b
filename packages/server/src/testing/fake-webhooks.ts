import { createHmac } from 'node:crypto';
import type { FakeAnswer, FakeRequest } from './fake-answers.ts';
import { checkQuery, operationOf, select } from './fake-graphql.ts';
import { WOO_KEYS } from './fake-orders.ts';

/** A webhook as a platform sends it. */
export interface SentWebhook {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const sign = (secret: string, body: string) => createHmac('sha256', secret).update(body).digest('base64');

/** The subscriptions of an app to a shop's topics as Shopify's GraphQL Admin API makes them: an address once for each topic. */
export class FakeShopifyWebhooks {
  readonly subscribed = new Map<string, string>();
  uninstalled = false;

  answer({ body, headers }: FakeRequest): FakeAnswer {
    if (!String(headers['x-shopify-access-token']).startsWith('shpat_'))
      return { status: 401, json: { errors: 'Invalid API key' } };
    const { query, variables = {} } = JSON.parse(body) as { query: string; variables?: Record<string, unknown> };
    const { document, errors } = checkQuery(query);
    if (errors.length > 0) return { status: 200, json: { errors: errors.map((message) => ({ message })) } };
    return { status: 200, json: { data: select(this.#root(), operationOf(document), variables) } };
  }

  #root() {
    return {
      webhookSubscriptionCreate: (of: { topic: string; webhookSubscription: { uri: string } }) => {
        const { uri } = of.webhookSubscription;
        const taken = this.subscribed.get(of.topic) === uri;
        this.subscribed.set(of.topic, uri);
        return { userErrors: taken ? [{ message: 'Address for this topic has already been taken' }] : [] };
      },
      webhookSubscriptions: ({ uri }: { uri: string }) => ({
        nodes: [...this.subscribed].filter(([, own]) => own === uri).map(([topic]) => ({ id: topic })),
      }),
      webhookSubscriptionDelete: ({ id }: { id: string }) => {
        this.subscribed.delete(id);
        return { userErrors: [] };
      },
      appUninstall: () => {
        this.uninstalled = true;
        this.subscribed.clear();
        return { userErrors: [] };
      },
    };
  }

  /** @param secret of the app; @param store the shop's address at Shopify */
  deliver(
    payload: object,
    { secret, store, topic = 'orders/updated' }: { secret: string; store: string; topic?: string },
  ): SentWebhook {
    const body = JSON.stringify(payload);
    return {
      body,
      headers: {
        'content-type': 'application/json',
        'x-shopify-topic': topic,
        'x-shopify-shop-domain': store,
        'x-shopify-webhook-id': 'b54557e4-bdd9-4b37-8a5f-bf7d70bcd043',
        'x-shopify-hmac-sha256': sign(secret, body),
      },
    };
  }
}

interface WooWebhook {
  id: number;
  topic: string;
  status: string;
  delivery_url: string;
  secret: string;
}

/** The webhooks of a WooCommerce shop, by its REST API v3. */
export class FakeWooCommerceWebhooks {
  readonly list: WooWebhook[] = [];

  answer({ method, url, body, headers }: FakeRequest): FakeAnswer {
    const wanted = `Basic ${Buffer.from(`${WOO_KEYS.key}:${WOO_KEYS.secret}`).toString('base64')}`;
    if (headers.authorization !== wanted) return { status: 401, json: { code: 'woocommerce_rest_cannot_view' } };
    if (method === 'GET')
      return {
        status: 200,
        json: this.list.map(({ id, topic, status, delivery_url }) => ({ id, topic, status, delivery_url })),
      };
    const id = Number(/webhooks\/(\d+)$/.exec(url.pathname)?.[1]);
    if (method === 'DELETE') {
      const at = this.list.findIndex((webhook) => webhook.id === id);
      return at === -1 ? { status: 404, json: {} } : { status: 200, json: this.list.splice(at, 1)[0] };
    }
    const given = JSON.parse(body) as Partial<WooWebhook>;
    const found = this.list.find((webhook) => webhook.id === id);
    if (found) return { status: 200, json: Object.assign(found, given) };
    const made = { id: this.list.length + 1, topic: '', status: 'active', delivery_url: '', secret: '', ...given };
    this.list.push(made);
    return { status: 201, json: made };
  }

  deliver(payload: object, topic = 'order.updated'): SentWebhook {
    const body = JSON.stringify(payload);
    const [{ secret } = { secret: '' }] = this.list;
    const headers = { 'content-type': 'application/json', 'x-wc-webhook-topic': topic };
    return { body, headers: { ...headers, 'x-wc-webhook-signature': sign(secret, body) } };
  }
}
