import { COPY_TONES, COPY_TYPES } from '@adaos/domain';
import * as z from 'zod/mini';
import { Language, Source, Timestamp } from '../common.ts';
import { route } from '../route.ts';
import { singleLine } from '../text.ts';

export const GeneratedCopy = z.object({
  id: z.string(),
  title: z.string(),
  content: z.string(),
  /** Where it is to be used. */
  type: z.enum(COPY_TYPES),
  tone: z.enum(COPY_TONES),
  /** The call to action. */
  cta: z.string(),
});
export type GeneratedCopy = z.infer<typeof GeneratedCopy>;

const Line = singleLine({ least: 1, most: 200 });

export const CopyRequest = z.object({
  productName: Line,
  targetAudience: Line,
  /** Of the copies; default: the user's own. */
  language: z.optional(Language),
});
export type CopyRequest = z.input<typeof CopyRequest>;

export const CopyAnswer = z.object({ source: Source, copies: z.array(GeneratedCopy) });
export type CopyAnswer = z.infer<typeof CopyAnswer>;

/** Copies of one request that was made before. */
export const CopyHistoryEntry = z.object({
  createdAt: Timestamp,
  productName: z.string(),
  targetAudience: z.string(),
  copies: z.array(GeneratedCopy),
});
export type CopyHistoryEntry = z.infer<typeof CopyHistoryEntry>;

export const CopyHistory = z.object({
  source: Source,
  summary: z.object({ copies: z.int(), copiesThisMonth: z.int(), products: z.int(), audiences: z.int() }),
  /** The latest 20, newest first. */
  entries: z.array(CopyHistoryEntry),
});
export type CopyHistory = z.infer<typeof CopyHistory>;

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
} as const;
