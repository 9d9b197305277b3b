import { parse as uuidParse, stringify as uuidStringify } from 'uuid';

const UUID_BYTES = 16;

/** Names a shop and one of its integrations to the script in its pages. It opens nothing: a person who has it can only add visits. */
export function pixelKey({ shopId, id }: { shopId: string; id: string }): string {
  return Buffer.concat([uuidParse(shopId), uuidParse(id)]).toString('base64url');
}

/** @returns null for what is no such key. */
export function readPixelKey(key: string): { shopId: string; id: string } | null {
  const bytes = /^[\w-]{43}$/.test(key) ? Buffer.from(key, 'base64url') : null;
  if (bytes?.length !== 2 * UUID_BYTES) return null;
  try {
    return { shopId: uuidStringify(bytes.subarray(0, UUID_BYTES)), id: uuidStringify(bytes.subarray(UUID_BYTES)) };
  } catch {
    return null;
  }
}
