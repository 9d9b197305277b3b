import * as z from 'zod/mini';
import type { Services } from '../../services/services.ts';
import { callOut, OutboundError } from '../outbound.ts';
import { callPatiently, type PatientCall } from '../reading/call-patiently.ts';
import type { Connection } from '../reading/connection.ts';
import { SHOPIFY_VERSION } from '../reading/shopify-client.ts';
import { wooCommerceSecret } from './signatures.ts';

/** A shop's own address for its webhooks. */
export const webhookPath = (shopId: string) => `/api/integrations/webhooks/${shopId}`;

/** How often a platform is asked whether its webhooks are in order: both end them after some failures in a row. */
const CHECKED_EVERY_MS = 55 * 60_000;

/** Whether the platform is to be asked. Without a public address there is nowhere to send to: the hourly read remains. */
export function isSubscriptionDue(
  { appOrigin, config }: Pick<Services, 'appOrigin' | 'config'>,
  { subscribed_at: at, scopes, platform }: Connection,
) {
  const reachable = platform === 'shopify' ? config.shopifyBase !== null : config.wooCommerceAllowHttp;
  if (!appOrigin().startsWith('https://') && !reachable) return false;
  if (platform === 'woocommerce' && scopes !== 'read_write') return false;
  return at === null || at.getTime() < Date.now() - CHECKED_EVERY_MS;
}

async function post(url: string, payload: object, { headers, allow }: PatientCall): Promise<unknown> {
  const body = JSON.stringify(payload);
  const length = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) };
  const { status, text } = await callOut(url, { method: 'POST', headers: { ...headers, ...length }, body }, allow);
  if (status !== 200 && status !== 201) throw new OutboundError(`The platform answered ${status}.`);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new OutboundError('The platform’s answer is not JSON.', { cause: error });
  }
}

// shopify.dev, GraphQL Admin API, webhookSubscriptionCreate: one that is there already is an error, and stays. Nothing of the order is
// needed, so that nothing of its customer is sent.
const SHOPIFY_TOPICS = ['ORDERS_CREATE', 'ORDERS_UPDATED'];
const SUBSCRIPTION = 'webhookSubscription: { uri: $uri, format: JSON, includeFields: ["id"] }';
const SUBSCRIBE = `mutation subscribe($uri: String!) {
${SHOPIFY_TOPICS.map((topic) => `  ${topic}: webhookSubscriptionCreate(topic: ${topic}, ${SUBSCRIPTION}) { userErrors { message } }`).join('\n')}
}`;
const Subscribed = z.object({
  data: z.record(z.string(), z.object({ userErrors: z.array(z.object({ message: z.string() })) })),
});
const TAKEN = /already been taken/i;

/** @throws OutboundError where Shopify refuses. */
export async function subscribeShopify(base: string, address: string, call: PatientCall): Promise<void> {
  const url = `${base}/admin/api/${SHOPIFY_VERSION}/graphql.json`;
  const answer = Subscribed.safeParse(await post(url, { query: SUBSCRIBE, variables: { uri: address } }, call));
  if (!answer.success) throw new OutboundError('Shopify’s answer has no subscriptions.');
  const problems = Object.values(answer.data.data).flatMap(({ userErrors }) => userErrors);
  const other = problems.find(({ message }) => !TAKEN.test(message));
  if (other) throw new OutboundError(`Shopify refused the webhooks: ${other.message}`);
}

const WOOCOMMERCE_TOPICS = ['order.created', 'order.updated'];
const Webhooks = z.array(z.object({ id: z.number(), topic: z.string(), status: z.string(), delivery_url: z.string() }));

/**
 * Makes the webhooks that are missing, and enables again those that WooCommerce has disabled after failures.
 * @throws OutboundError, KeysRefused
 */
export async function subscribeWooCommerce(
  store: string,
  { address, secret }: { address: string; secret: string },
  call: PatientCall,
): Promise<void> {
  const url = `${store}/wp-json/wc/v3/webhooks`;
  const { json } = await callPatiently(`${url}?per_page=100`, call);
  const found = Webhooks.safeParse(json);
  if (!found.success) throw new OutboundError('WooCommerce’s answer has no webhooks.');
  for (const topic of WOOCOMMERCE_TOPICS) {
    const there = found.data.find((webhook) => webhook.topic === topic && webhook.delivery_url === address);
    if (!there) await post(url, { name: 'Adaos', topic, delivery_url: address, secret, status: 'active' }, call);
    else if (there.status === 'disabled') await post(`${url}/${there.id}`, { status: 'active' }, call);
  }
}

/** The secret and the address of a shop's webhooks. */
export const webhookOf = ({ appOrigin, secret }: Pick<Services, 'appOrigin' | 'secret'>, shopId: string) => ({
  address: `${appOrigin()}${webhookPath(shopId)}`,
  secret: wooCommerceSecret(secret, shopId),
});
