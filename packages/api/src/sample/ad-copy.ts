import { factTexts, tenths, writeAdCopy } from '@adaos/domain';
import type {
  CopyAnswer,
  CopyHistory,
  CopyProduct,
  CopyProducts,
  CopyProductsQuery,
  CopyRequest,
} from '../contract/insights/ad-copy.ts';
import { sampleProductProfits } from './product-profits.ts';
import { PRODUCTS, sampleRead } from './shop.ts';

const products = sampleProductProfits.products.map(
  ({ code, name, contribution, margin, orders, returned, stock }): CopyProduct => ({
    code,
    name: name ?? code,
    contribution,
    margin,
    complete: true,
    stock: stock?.units ?? null,
    returnRate: tenths((100 * returned) / orders),
  }),
);
/** Percent of the orders. */
const FEW_RETURNED = 3;

/** Three copies by template: the same request gives the same copies. Without a language, Romanian. */
export function sampleCopies(request: CopyRequest): CopyAnswer {
  const { productName, targetAudience, language = 'ro', tone = 'friendly', platform = 'meta' } = request;
  const { stock = null, returnRate = null } = products.find(({ code }) => code === request.productCode) ?? {};
  const facts = {
    ...(stock !== null && stock > 0 && { stock: true }),
    ...(returnRate !== null && returnRate <= FEW_RETURNED && { kept: Math.floor(100 - returnRate) }),
  };
  const wish = { product: productName.trim(), audience: targetAudience.trim(), language, tone, platform, facts };
  const known = factTexts(facts, language).map(({ fact, long }) => ({ fact, text: long }));
  return {
    source: 'sample',
    writer: 'template',
    ...(known.length > 0 && { facts: known }),
    copies: writeAdCopy(wish).map(({ type, title, content, cta, parts }, index) => {
      return { id: `copy-${index + 1}`, title, content, type, tone, cta, platform, parts: [...parts] };
    }),
  };
}

const requests = [
  {
    createdAt: '2025-12-18T10:15:00Z',
    productName: PRODUCTS.blanket,
    targetAudience: 'familiile tinere',
    platform: 'meta',
    tone: 'friendly',
  },
  {
    createdAt: '2025-12-02T14:40:00Z',
    productName: PRODUCTS.mugs,
    targetAudience: 'iubitorii de cafea',
    platform: 'google',
    tone: 'confident',
  },
  {
    createdAt: '2025-11-20T09:05:00Z',
    productName: PRODUCTS.linen,
    targetAudience: 'cei care dorm prost',
    platform: 'tiktok',
    tone: 'professional',
  },
] as const;
const entries = requests.map((request) => {
  const { createdAt, productName, targetAudience } = request;
  const { copies } = sampleCopies(request);
  const kept = copies.map((copy) => ({ ...copy, id: `${createdAt.slice(0, 10)}-${copy.id}` }));
  return { createdAt, productName, targetAudience, copies: kept, writer: 'template' as const };
});

export const sampleCopyHistory: CopyHistory = {
  source: 'sample',
  summary: { copies: 9, copiesThisMonth: 6, products: 3, audiences: 3 },
  entries,
};

const ORDER = {
  contribution: (one: CopyProduct) => -one.contribution,
  margin: (one: CopyProduct) => -(one.margin ?? -Infinity),
  stock: (one: CopyProduct) => -(one.stock ?? -Infinity),
  returns: (one: CopyProduct) => one.returnRate ?? Infinity,
} as const;

/** The products of the sample that can be advertised. */
export function sampleCopyProducts({ search = '', sort = 'contribution' }: CopyProductsQuery = {}): CopyProducts {
  const wanted = search.trim().toLowerCase();
  const found = products.filter(({ code, name }) => `${code}\n${name}`.toLowerCase().includes(wanted));
  const by = ORDER[sort];
  return { ...sampleRead, products: found.toSorted((a, b) => by(a) - by(b)), total: found.length };
}
