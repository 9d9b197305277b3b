import { createHmac, hkdfSync } from 'node:crypto';

// Crockford's: no letters that look like digits.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LETTERS = 12;

/**
 * Calls the customers of a shop by pseudonyms: HMAC-SHA256 of the customer's key, under a key that follows from the server's secret and
 * the shop; its first 60 bits, in three groups of four letters and digits. Two of a million customers have the same one with a probability of 1 in 2 million.
 * @param secret the server's; with another one every customer gets another pseudonym.
 */
export function pseudonymsOf(secret: Uint8Array, shopId: string): (customerKey: string) => string {
  const key = Buffer.from(hkdfSync('sha256', secret, shopId, 'adaos customer pseudonyms', 32));
  return (customerKey) => {
    const digest = createHmac('sha256', key).update(customerKey).digest();
    const bits = digest.readBigUInt64BE() >> 4n;
    const letters = Array.from({ length: LETTERS }, (_, at) => ALPHABET[Number((bits >> BigInt(5 * at)) & 31n)]).join(
      '',
    );
    return `${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8)}`;
  };
}
