import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** The secret that a WooCommerce shop signs its webhooks with: its own for each shop, derived from the server's. */
export const wooCommerceSecret = (secret: Uint8Array, shopId: string): string =>
  Buffer.from(hkdfSync('sha256', secret, '', `adaos woocommerce webhooks ${shopId}`, 32)).toString('hex');

/**
 * Whether a body is signed: base64 of HMAC-SHA256 under `secret` over its bytes, as Shopify (shopify.dev, "Deliver webhooks through
 * HTTPS") and WooCommerce (WooCommerce REST API documentation, "Webhooks") do.
 * @param given what came in the header.
 */
export function isSigned(secret: string, body: Buffer, given: unknown): boolean {
  if (typeof given !== 'string') return false;
  const expected = createHmac('sha256', secret).update(body).digest();
  const signature = Buffer.from(given, 'base64');
  return signature.length === expected.length && timingSafeEqual(signature, expected);
}
