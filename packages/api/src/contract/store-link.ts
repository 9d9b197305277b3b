import { OAUTH_PLATFORMS } from '@adaos/domain';
import * as z from 'zod/mini';

/** A connected store, where the prices and texts of its products are changed. */
export const StoreLink = z.object({
  platform: z.enum(OAUTH_PLATFORMS),
  /** The search of its products in its own administration; the percent-encoded code of a product comes after it. */
  products: z.url({ protocol: /^https?$/ }),
});
export type StoreLink = z.infer<typeof StoreLink>;
