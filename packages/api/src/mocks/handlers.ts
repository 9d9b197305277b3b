import type { HttpHandler } from 'msw/http';
import type { RouteName } from '../contract/index.ts';
import { bindMock, type Mock, type Mocks } from './bind.ts';
import { accountMocks } from './account-mocks.ts';
import { shopMocks } from './shop-mocks.ts';

/** Every call, answered from the samples. Nothing is kept: what is written is answered and forgotten. */
export const mocks: Mocks = { ...accountMocks, ...shopMocks };

export interface HandlerOptions {
  /** Mocks in place of those that answer from the samples. */
  mocks?: Partial<Mocks>;
  /** Before the contract's paths; default: any. */
  origin?: string;
}

/** Handlers for every call of the contract. */
export function createHandlers({ mocks: own = {}, origin }: HandlerOptions = {}): HttpHandler[] {
  return (Object.keys(mocks) as RouteName[]).map((name) =>
    bindMock(name, (own[name] ?? mocks[name]) as Mock<RouteName>, origin),
  );
}
