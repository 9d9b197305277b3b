import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Keeps short secrets unreadable in the database. */
interface Sealing {
  /** @param owner whom it belongs to: sealed for one, it opens for nobody else. */
  seal(text: string, owner: string): Buffer;
  /** @throws where it was not sealed by this server's secret for this owner. */
  open(sealed: Buffer, owner: string): string;
}

/** @param purpose names the use: each has a key of its own, derived from the server's secret. */
export function createSealing(secret: Uint8Array, purpose: string): Sealing {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `adaos ${purpose}`, 32));
  return {
    seal(text, owner) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(owner));
      return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    },
    open(sealed, owner) {
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(Buffer.from(owner)).setAuthTag(sealed.subarray(-TAG_BYTES));
      const text = decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES));
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    },
  };
}
