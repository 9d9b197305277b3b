import type { AdPlatform } from '@adaos/domain';
import type { ShopTransaction } from '../../db/database.ts';
import type { Services } from '../../services/services.ts';
import { OutOfDate } from '../reading/connection.ts';
import { seal, unseal } from '../sealing.ts';
import { KeysRefused } from './call.ts';
import { KeptTokens } from './tokens.ts';
import type { AdsCall, AdsPlatform, AdsTokens } from './types.ts';

type Needs = Pick<Services, 'database' | 'secret'>;
interface Of {
  readonly shopId: string;
  readonly platform: AdPlatform;
}

/** What the tokens of a connection are sealed for. */
const ownerOf = ({ shopId, platform }: Of) => `${shopId} ${platform}`;

export const sealTokens = (secret: Uint8Array, of: Of, tokens: AdsTokens): Buffer => seal(secret, ownerOf(of), tokens);

const readConnection = (trx: ShopTransaction, { shopId, platform }: Of) =>
  trx
    .selectFrom('ad_connections')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('platform', '=', platform)
    .executeTakeFirst();

/**
 * The access token of a consent, renewed and kept where it is about to expire or is refused.
 */
export class Access {
  readonly #services: Needs;
  readonly #of: Of;
  readonly #platform: AdsPlatform;
  readonly #call: AdsCall;
  readonly #connectedAt: Date;
  #tokens: AdsTokens;

  private constructor(
    services: Needs,
    of: Of,
    platform: AdsPlatform,
    call: AdsCall,
    connectedAt: Date,
    tokens: AdsTokens,
  ) {
    this.#services = services;
    this.#of = of;
    this.#platform = platform;
    this.#call = call;
    this.#connectedAt = connectedAt;
    this.#tokens = tokens;
  }

  /** @throws OutOfDate where the connection has ended, or has to be made again. */
  static async open(services: Needs, of: Of, platform: AdsPlatform, call: AdsCall): Promise<Access> {
    const connection = await services.database.forShop(of.shopId, (trx) => readConnection(trx, of));
    if (connection?.status !== 'active') throw new OutOfDate();
    const tokens = KeptTokens.parse(unseal(services.secret, ownerOf(of), connection.credentials));
    return new Access(services, of, platform, call, connection.connected_at, tokens);
  }

  /** Keeps what was renewed, unless the shop has been connected again meanwhile. */
  async #renew(): Promise<void> {
    this.#tokens = await this.#platform.refresh(this.#tokens, this.#call);
    const { shopId, platform } = this.#of;
    const credentials = sealTokens(this.#services.secret, this.#of, this.#tokens);
    await this.#services.database.forShop(shopId, (trx) =>
      trx
        .updateTable('ad_connections')
        .set({ credentials })
        .where('shop_id', '=', shopId)
        .where('platform', '=', platform)
        .where('connected_at', '=', this.#connectedAt)
        .execute(),
    );
  }

  /** Calls with a token that is good. One that is refused before its time is renewed once. @throws KeysRefused */
  async use<T>(call: (accessToken: string) => Promise<T>): Promise<T> {
    const { expiresAt } = this.#tokens;
    if (expiresAt !== null && expiresAt - Date.now() < this.#platform.renewBeforeMs) await this.#renew();
    try {
      return await call(this.#tokens.accessToken);
    } catch (error) {
      if (!(error instanceof KeysRefused) || this.#tokens.refreshToken === null) throw error;
      await this.#renew();
      return call(this.#tokens.accessToken);
    }
  }
}
