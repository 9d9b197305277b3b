import { GUIDE_CATEGORIES } from '@adaos/domain';
import * as z from 'zod/mini';
import { Language } from './common.ts';
import { route } from './route.ts';

export const GuideCategory = z.enum(GUIDE_CATEGORIES);
export type GuideCategory = z.infer<typeof GuideCategory>;

export const GuideCard = z.object({
  title: z.string(),
  description: z.string(),
  /** `/docs/` and the guide's slug. */
  link: z.string(),
  /** The name of an icon of the library. */
  icon: z.string(),
  category: GuideCategory,
  /** False until its text is written. */
  available: z.optional(z.boolean()),
});
export type GuideCard = z.infer<typeof GuideCard>;

/** A guide to read. */
export const Guide = z.object({
  slug: z.string(),
  language: Language,
  title: z.string(),
  category: GuideCategory,
  /** Markdown of headings, paragraphs, lists, links and emphasis; no HTML. */
  text: z.string(),
});
export type Guide = z.infer<typeof Guide>;

const GuideQuery = z.object({ language: z.optional(Language) });

export const guideRoutes = {
  listGuides: route({
    method: 'GET',
    path: '/api/guides',
    access: 'viewer',
    summary: 'The guides, in the language asked for.',
    query: GuideQuery,
    status: 200,
    answer: z.object({ guides: z.array(GuideCard) }),
  }),
  getGuide: route({
    method: 'GET',
    path: '/api/guides/:slug',
    access: 'viewer',
    summary: 'One guide, in the language asked for.',
    params: z.object({ slug: z.string().check(z.regex(/^[a-z0-9-]{1,64}$/)) }),
    query: GuideQuery,
    status: 200,
    answer: Guide,
  }),
} as const;
