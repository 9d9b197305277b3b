import type { OrdersCome } from '@adaos/domain';
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

type Needs = Pick<Services, 'appOrigin' | 'config'>;

/** Whether a platform can send to this server. */
function isReachable({ appOrigin, config }: Needs, platform: Connection['platform']): boolean {
  return (
    appOrigin().startsWith('https://') ||
    (platform === 'shopify' ? config.shopifyBase !== null : config.wooCommerceAllowHttp)
  );
}

const maySubscribe = ({ platform, scopes }: Connection) => platform === 'shopify' || scopes === 'read_write';

/** Whether the platform is to be asked. Without a public address there is nowhere to send to: the hourly read remains. */
export function isSubscriptionDue(services: Needs, connection: Connection): boolean {
  if (!isReachable(services, connection.platform) || !maySubscribe(connection)) return false;
  const { subscribed_at: at } = connection;
  return at === null || at.getTime() < Date.now() - CHECKED_EVERY_MS;
}

/** How the orders of a connection come; undefined before that is known. */
export function ordersComeOf(services: Needs, connection: Connection): OrdersCome | undefined {
  if (!maySubscribe(connection)) return 'hourly_key';
  if (!isReachable(services, connection.platform)) return 'hourly_address';
  if (connection.subscription_problem !== null) return 'hourly_refused';
  return connection.subscribed_at === null ? undefined : 'at_once';
}

/** Calls once: what a call has changed it would change twice. */
async function send(
  url: string,
  { headers, allow }: PatientCall,
  { method = 'POST', payload }: { readonly method?: 'POST' | 'DELETE'; readonly payload?: object },
): Promise<unknown> {
  const body = payload && JSON.stringify(payload);
  const length = body && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) };
  const request = { method, headers: { ...headers, ...length }, ...(body && { body }) };
  const { status, text } = await callOut(url, request, allow);
  if (status !== 200 && status !== 201) throw new OutboundError(`The platform answered ${status}.`);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new OutboundError('The platform’s answer is not JSON.', { cause: error });
  }
}

// shopify.dev, GraphQL Admin API, webhookSubscriptionCreate: one that is there already is an error, and stays. Nothing of the order is
// needed, so that nothing of its customer is sent.
const SHOPIFY_TOPICS = ['ORDERS_CREATE', 'ORDERS_UPDATED', 'ORDERS_DELETE'];
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
  const answer = Subscribed.safeParse(
    await send(url, call, { payload: { query: SUBSCRIBE, variables: { uri: address } } }),
  );
  if (!answer.success) throw new OutboundError('Shopify’s answer has no subscriptions.');
  const problems = Object.values(answer.data.data).flatMap(({ userErrors }) => userErrors);
  const other = problems.find(({ message }) => !TAKEN.test(message));
  if (other) throw new OutboundError(`Shopify refused the webhooks: ${other.message}`);
}

const Subscriptions = z.object({
  data: z.object({ webhookSubscriptions: z.object({ nodes: z.array(z.object({ id: z.string() })) }) }),
});

/** Ends the webhooks to an address. @throws OutboundError */
export async function unsubscribeShopify(base: string, address: string, call: PatientCall): Promise<void> {
  const url = `${base}/admin/api/${SHOPIFY_VERSION}/graphql.json`;
  const query = `query subscriptions($uri: String!) { webhookSubscriptions(first: 100, uri: $uri) { nodes { id } } }`;
  const found = Subscriptions.safeParse(await send(url, call, { payload: { query, variables: { uri: address } } }));
  if (!found.success) throw new OutboundError('Shopify’s answer has no subscriptions.');
  const end = `mutation unsubscribe($id: ID!) { webhookSubscriptionDelete(id: $id) { userErrors { message } } }`;
  for (const { id } of found.data.data.webhookSubscriptions.nodes) {
    await send(url, call, { payload: { query: end, variables: { id } } });
  }
}

/** Uninstalls the app, which ends its webhooks and its token. @throws OutboundError */
export async function uninstallShopify(base: string, call: PatientCall): Promise<void> {
  const url = `${base}/admin/api/${SHOPIFY_VERSION}/graphql.json`;
  await send(url, call, { payload: { query: 'mutation uninstall { appUninstall { userErrors { message } } }' } });
}

const WOOCOMMERCE_TOPICS = ['order.created', 'order.updated', 'order.deleted'];
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
    if (!there)
      await send(url, call, { payload: { name: 'Adaos', topic, delivery_url: address, secret, status: 'active' } });
    else if (there.status === 'disabled') await send(`${url}/${there.id}`, call, { payload: { status: 'active' } });
  }
}

/** Deletes the webhooks to an address; keys can only be deleted by the owner. @throws OutboundError, KeysRefused */
export async function unsubscribeWooCommerce(store: string, address: string, call: PatientCall): Promise<void> {
  const url = `${store}/wp-json/wc/v3/webhooks`;
  const { json } = await callPatiently(`${url}?per_page=100`, call);
  const found = Webhooks.safeParse(json);
  if (!found.success) throw new OutboundError('WooCommerce’s answer has no webhooks.');
  for (const { id } of found.data.filter((webhook) => webhook.delivery_url === address)) {
    await send(`${url}/${id}?force=true`, call, { method: 'DELETE' });
  }
}

/** The secret and the address of a shop's webhooks. */
export const webhookOf = ({ appOrigin, secret }: Pick<Services, 'appOrigin' | 'secret'>, shopId: string) => ({
  address: `${appOrigin()}${webhookPath(shopId)}`,
  secret: wooCommerceSecret(secret, shopId),
});
