import { createECDH, hkdfSync } from 'node:crypto';
import type { Services } from '../services/services.ts';

export interface VapidKeys {
  /** In base64url, as `web-push` and browsers take them. */
  readonly publicKey: string;
  readonly privateKey: string;
}

const CURVE = 'prime256v1';

/**
 * The keys that push services know this server by (VAPID, RFC 8292): those of the settings, else a pair that follows from the server's
 * secret, so that all processes have the same and none is kept. A browser's subscription is bound to the public one.
 */
export function vapidKeys({ config, secret }: Pick<Services, 'config' | 'secret'>): VapidKeys {
  const pair = createECDH(CURVE);
  pair.setPrivateKey(config.vapidPrivateKey ?? Buffer.from(hkdfSync('sha256', secret, '', 'adaos web push', 32)));
  return {
    publicKey: pair.getPublicKey('base64url', 'uncompressed'),
    // The library insists on all 32 bytes, and the curve leaves out zeros at the beginning.
    privateKey: Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
      .subarray(-32)
      .toString('base64url'),
  };
}
