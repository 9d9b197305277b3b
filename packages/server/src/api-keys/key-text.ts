import { randomBytes } from 'node:crypto';

/** The shop and what follows, in hexadecimal, then 256 random bits: scanners of leaked secrets find it by this form. */
const KEY = /^adaos_([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})_([0-9a-f]{8})_[\w-]{43}$/;

/** A new key of a shop, and the part of it by which it is found. */
export function newKey(shopId: string): { key: string; prefix: string } {
  const prefix = randomBytes(4).toString('hex');
  const key = `adaos_${shopId.replaceAll('-', '')}_${prefix}_${randomBytes(32).toString('base64url')}`;
  return { key, prefix };
}

/** Which shop a key says that it is of, and its prefix; null for what has not the form of a key. */
export function readKey(key: string): { shopId: string; prefix: string } | null {
  const found = KEY.exec(key);
  if (!found) return null;
  const [, a, b, c, d, e, prefix = ''] = found;
  return { shopId: [a, b, c, d, e].join('-'), prefix };
}
