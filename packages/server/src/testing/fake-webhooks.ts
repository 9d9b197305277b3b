import { createHmac } from 'node:crypto';
import type { FakeAnswer, FakeRequest } from './fake-answers.ts';
import { SHOPIFY_TOKEN, WOO_KEYS } from './fake-orders.ts';

/** A webhook as a platform sends it. */
export interface SentWebhook {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const sign = (secret: string, body: string) => createHmac('sha256', secret).update(body).digest('base64');

/** The subscriptions of an app to a shop's topics as Shopify's GraphQL Admin API makes them: an address once for each topic. */
export class FakeShopifyWebhooks {
  readonly subscribed = new Map<string, string>();

  answer({ body, headers }: FakeRequest): FakeAnswer {
    if (headers['x-shopify-access-token'] !== SHOPIFY_TOKEN)
      return { status: 401, json: { errors: 'Invalid API key' } };
    const { query, variables } = JSON.parse(body) as { query: string; variables: { uri: string } };
    const wanted = query.matchAll(
      /(\w+): webhookSubscriptionCreate\(topic: (\w+), webhookSubscription: \{ uri: \$uri/g,
    );
    const data = Object.fromEntries(
      [...wanted].map(([, name = '', topic = '']) => {
        const taken = this.subscribed.get(topic) === variables.uri;
        this.subscribed.set(topic, variables.uri);
        return [name, { userErrors: taken ? [{ message: 'Address for this topic has already been taken' }] : [] }];
      }),
    );
    return { status: 200, json: { data } };
  }

  /** @param secret of the app; @param store the shop's address at Shopify */
  deliver(payload: object, { secret, store }: { secret: string; store: string }): SentWebhook {
    const body = JSON.stringify(payload);
    return {
      body,
      headers: {
        'content-type': 'application/json',
        'x-shopify-topic': 'orders/updated',
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
    const given = JSON.parse(body) as Partial<WooWebhook>;
    const found = this.list.find((webhook) => webhook.id === id);
    if (found) return { status: 200, json: Object.assign(found, given) };
    const made = { id: this.list.length + 1, topic: '', status: 'active', delivery_url: '', secret: '', ...given };
    this.list.push(made);
    return { status: 201, json: made };
  }

  deliver(payload: object): SentWebhook {
    const body = JSON.stringify(payload);
    const [{ secret } = { secret: '' }] = this.list;
    return { body, headers: { 'content-type': 'application/json', 'x-wc-webhook-signature': sign(secret, body) } };
  }
}
