import * as z from 'zod/mini';
import { OutboundError } from '../outbound.ts';
import type { AdsTokens } from './types.ts';

/** RFC 6749, 5.1. */
const TokenAnswer = z.object({
  access_token: z.string().check(z.minLength(1), z.maxLength(10_000)),
  expires_in: z.optional(z.number()),
  refresh_token: z.optional(z.string().check(z.maxLength(10_000))),
});

/** What is kept of tokens, as it is sealed. */
export const KeptTokens = z.object({
  accessToken: z.string(),
  expiresAt: z.nullable(z.number()),
  refreshToken: z.nullable(z.string()),
});

/** @param before the refresh token that was used: some platforms answer no new one. @throws OutboundError for an answer without a token. */
export function tokensOf(json: unknown, before: string | null = null): AdsTokens {
  const parsed = TokenAnswer.safeParse(json);
  if (!parsed.success) throw new OutboundError('The platform’s answer has no token.');
  const { access_token: accessToken, expires_in: seconds, refresh_token: refreshToken = before } = parsed.data;
  return { accessToken, expiresAt: seconds === undefined ? null : Date.now() + seconds * 1000, refreshToken };
}
