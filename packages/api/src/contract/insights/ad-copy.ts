import {
  COPY_FACTS,
  COPY_PARTS,
  COPY_PLATFORMS,
  COPY_PRODUCT_SORTS,
  COPY_TONES,
  COPY_TYPES,
  COPY_WRITERS,
} from '@adaos/domain';
import * as z from 'zod/mini';
import { Language, Money, readShape, Source, Timestamp } from '../common.ts';
import { route } from '../route.ts';
import { exactText, singleLine } from '../text.ts';

export const GeneratedCopy = z.object({
  id: z.string(),
  title: z.string(),
  content: z.string(),
  /** The idea that it follows; of one written for no platform, where it is used. */
  type: z.enum(COPY_TYPES),
  tone: z.enum(COPY_TONES),
  /** The call to action. */
  cta: z.string(),
  /** What it was written for; left out of ads from before platforms could be chosen. */
  platform: z.optional(z.enum(COPY_PLATFORMS)),
  /** Its parts, in the platform's order; title and content are made of them. */
  parts: z.optional(z.array(z.object({ part: z.enum(COPY_PARTS), text: z.string() }))),
});
export type GeneratedCopy = z.infer<typeof GeneratedCopy>;

const Line = singleLine({ least: 1, most: 200 });

export const CopyRequest = z.object({
  productName: Line,
  targetAudience: Line,
  /** Of a product of the shop: what its data says of it may be said. Left out: only its name is known. */
  productCode: z.optional(exactText({ least: 1, most: 200 })),
  /** Of the copies; default: the user's own. */
  language: z.optional(Language),
  /** Default: friendly. */
  tone: z.optional(z.enum(COPY_TONES)),
  /** Whose lengths they keep; default: meta. */
  platform: z.optional(z.enum(COPY_PLATFORMS)),
});
export type CopyRequest = z.input<typeof CopyRequest>;

export const CopyAnswer = z.object({
  source: Source,
  copies: z.array(GeneratedCopy),
  /** `fallback`: by template, since the model failed. */
  writer: z.optional(z.enum(COPY_WRITERS)),
  /** What the shop's data says of the product, in the language of the ads; left out where nothing is known. */
  facts: z.optional(z.array(z.object({ fact: z.enum(COPY_FACTS), text: z.string() }))),
});
export type CopyAnswer = z.infer<typeof CopyAnswer>;

/** Copies of one request that was made before. */
export const CopyHistoryEntry = z.object({
  createdAt: Timestamp,
  productName: z.string(),
  targetAudience: z.string(),
  copies: z.array(GeneratedCopy),
  /** Left out of ads from before it was kept. */
  writer: z.optional(z.enum(COPY_WRITERS)),
});
export type CopyHistoryEntry = z.infer<typeof CopyHistoryEntry>;

export const CopyHistory = z.object({
  source: Source,
  summary: z.object({ copies: z.int(), copiesThisMonth: z.int(), products: z.int(), audiences: z.int() }),
  /** The latest 20, newest first. */
  entries: z.array(CopyHistoryEntry),
});
export type CopyHistory = z.infer<typeof CopyHistory>;

/** Its length as the platform counts it is checked for its part. */
const PartText = singleLine({ most: 500 });

export const CopyEdit = z.object({
  /** All parts of the ad. */
  parts: z.array(z.object({ part: z.enum(COPY_PARTS), text: PartText })).check(z.minLength(1), z.maxLength(5)),
});
export type CopyEdit = z.input<typeof CopyEdit>;

/** A product of the shop, with what speaks for and against advertising it: of the latest 90 days of its orders. */
export const CopyProduct = z.object({
  code: z.string(),
  name: z.string(),
  contribution: Money,
  /** Contribution in percent of the net sales; null where these are not above 0. */
  margin: z.nullable(z.number()),
  /** Whether the costs of all its sales are known: else the contribution is at most this. */
  complete: z.boolean(),
  /** Units on hand; null where they are not counted. */
  stock: z.nullable(z.number()),
  /** Of its orders, in percent, of which it came back; null without orders. */
  returnRate: z.nullable(z.number()),
});
export type CopyProduct = z.infer<typeof CopyProduct>;

export const CopyProductsQuery = z.object({
  /** A part of the code or the name. */
  search: z.optional(singleLine({ most: 120 })),
  /** Default: contribution, the greatest first; `returns`: the fewest first. */
  sort: z.optional(z.enum(COPY_PRODUCT_SORTS)),
});
export type CopyProductsQuery = z.infer<typeof CopyProductsQuery>;

export const CopyProducts = z.object({
  ...readShape,
  /** The first 20. */
  products: z.array(CopyProduct),
  /** Products that match. */
  total: z.int(),
});
export type CopyProducts = z.infer<typeof CopyProducts>;

export const copyRoutes = {
  generateCopy: route({
    method: 'POST',
    path: '/api/ad-copy',
    access: 'manager',
    summary: 'Write three ads for a product and an audience.',
    body: CopyRequest,
    status: 200,
    answer: CopyAnswer,
  }),
  listCopies: route({
    method: 'GET',
    path: '/api/ad-copy',
    access: 'manager',
    summary: 'The ads that were written for this shop.',
    status: 200,
    answer: CopyHistory,
  }),
  editCopy: route({
    method: 'PUT',
    path: '/api/ad-copy/:id',
    access: 'manager',
    summary: 'Keep an ad as a user has edited it.',
    params: z.object({ id: exactText({ least: 1, most: 60 }) }),
    body: CopyEdit,
    status: 200,
    answer: GeneratedCopy,
  }),
  listCopyProducts: route({
    method: 'GET',
    path: '/api/ad-copy/products',
    access: 'manager',
    summary: 'The products of the shop that can be advertised, with what each earns, its stock and its returns.',
    query: CopyProductsQuery,
    status: 200,
    answer: CopyProducts,
  }),
} as const;
