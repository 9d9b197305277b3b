/** Where the text of an ad is used: of ads that were written before platforms could be chosen; since then the idea that a text follows. */
export const COPY_IDEAS = ['fact', 'audience', 'question'] as const;
export type CopyIdea = (typeof COPY_IDEAS)[number];
export const COPY_TYPES = ['headline', 'post', 'email', ...COPY_IDEAS] as const;
export type CopyType = (typeof COPY_TYPES)[number];

export const COPY_TONES = ['friendly', 'professional', 'confident', 'urgent'] as const;
export type CopyTone = (typeof COPY_TONES)[number];

/** The platforms and formats that ads are written for: a responsive search ad, an ad in the feed, an in-feed ad. */
export const COPY_PLATFORMS = ['google', 'meta', 'tiktok'] as const;
export type CopyPlatform = (typeof COPY_PLATFORMS)[number];

/** What an ad of each platform consists of, in the order in which it is entered there. */
export const COPY_PARTS = [
  'headline1',
  'headline2',
  'headline3',
  'description1',
  'description2',
  'primary',
  'headline',
  'description',
  'caption',
] as const;
export type CopyPart = (typeof COPY_PARTS)[number];

/** The most characters of a part, and how many show everywhere where the platform says that fewer do. */
export interface PartLimit {
  readonly part: CopyPart;
  readonly most: number;
  readonly shown?: number;
}

/**
 * The platforms' published lengths. Google: a responsive search ad has headlines of at most 30 and descriptions of at most 90 characters,
 * of which up to three and two are shown (https://support.google.com/google-ads/answer/7684791). Meta, image ad in the Facebook feed:
 * recommended are 50 to 150 characters of primary text, of which about 125 show before "See more", and a headline of 27; its Ads Manager
 * recommends 125, 40 and 25 for all placements (https://www.facebook.com/business/ads-guide). TikTok, in-feed ad: 1 to 100 characters
 * (https://ads.tiktok.com/help/article/tiktok-auction-in-feed-ads).
 */
export const COPY_LIMITS = {
  google: [
    { part: 'headline1', most: 30 },
    { part: 'headline2', most: 30 },
    { part: 'headline3', most: 30 },
    { part: 'description1', most: 90 },
    { part: 'description2', most: 90 },
  ],
  meta: [
    { part: 'primary', most: 125 },
    { part: 'headline', most: 40, shown: 27 },
    { part: 'description', most: 25 },
  ],
  tiktok: [{ part: 'caption', most: 100 }],
} as const satisfies Record<CopyPlatform, readonly PartLimit[]>;

/** The most characters of a call to action: the longest that the platforms' own buttons have. */
export const CTA_MOST = 25;

/** Who wrote an ad: a model; the templates; the templates in place of a model that failed. */
export const COPY_WRITERS = ['model', 'template', 'fallback'] as const;
export type CopyWriter = (typeof COPY_WRITERS)[number];

/** By what the products to advertise are sorted. */
export const COPY_PRODUCT_SORTS = ['contribution', 'margin', 'stock', 'returns'] as const;
export type CopyProductSort = (typeof COPY_PRODUCT_SORTS)[number];

/** What is known of a product from the shop's own data, and may be said in an ad. */
export const COPY_FACTS = ['price', 'group', 'stock', 'kept'] as const;
export type CopyFact = (typeof COPY_FACTS)[number];

export interface CopyFacts {
  /** What customers paid for one lately, all the same; in major units. */
  readonly price?: { readonly amount: number; readonly currency: string } | undefined;
  /** The group of the product, as the shop calls it. */
  readonly group?: string | undefined;
  /** Whether there is enough of it for as long as an ad runs. */
  readonly stock?: boolean | undefined;
  /** Of 100 orders of the latest 90 days, how many did not come back; left out where more than a few did. */
  readonly kept?: number | undefined;
}

let segmenter: Intl.Segmenter | undefined;

/** The characters of a text as a person sees them: an emoji or a letter with its marks is one. */
export const graphemesOf = (text: string): string[] =>
  Array.from((segmenter ??= new Intl.Segmenter()).segment(text), ({ segment }) => segment);

/** How many characters a person sees. */
export const countGraphemes = (text: string): number => graphemesOf(text).length;

/** An ad: its parts in the order of `COPY_LIMITS`, and the same as a title, a content and a call to action. */
export interface WrittenCopy {
  readonly type: CopyIdea;
  readonly parts: readonly { readonly part: CopyPart; readonly text: string }[];
  readonly title: string;
  readonly content: string;
  readonly cta: string;
}

/** An ad of its parts, in the platform's order; a title of several is the first, and so are its texts. */
export function copyOf(
  platform: CopyPlatform,
  type: CopyIdea,
  texts: Partial<Record<CopyPart, string>>,
  cta: string,
): WrittenCopy {
  const parts = COPY_LIMITS[platform].map(({ part }) => ({ part, text: texts[part] ?? '' }));
  const { headline1, headline, caption, description1 = '', description2 = '', primary } = texts;
  return {
    type,
    parts,
    title: headline1 ?? headline ?? caption ?? '',
    content: primary ?? caption ?? [description1, description2].filter(Boolean).join(' '),
    cta,
  };
}

/** What is wrong with the lengths of an ad: each part that is empty or longer than the platform takes. */
export function copyProblems(platform: CopyPlatform, texts: Partial<Record<CopyPart, string>>, cta: string): string[] {
  const parts = COPY_LIMITS[platform].map(({ part, most }) => ({
    part: part as string,
    most,
    text: texts[part] ?? '',
  }));
  return [...parts, { part: 'cta', most: CTA_MOST, text: cta }].flatMap(({ part, most, text }) => {
    const length = countGraphemes(text.trim());
    if (length === 0) return [`${part} is empty`];
    return length > most ? [`${part} has ${length} characters, at most ${most} are allowed`] : [];
  });
}
