import type { CopyIdea, CopyTone } from '../ad-copy.ts';

/** The pieces that an ad is made of. A line stays within 25 characters, a closing within 90. */
export type CopyPieces = readonly [headline: string, line: string, body: string, shortBody: string, closing: string];

interface ToneTexts {
  /** The call to action. */
  readonly cta: string;
  readonly ideas: Readonly<Record<CopyIdea, CopyPieces>>;
}

/**
 * Ads by template. A name is put in as it is, so no word agrees with it: it is never a subject, nor after a word that contracts with an
 * article. An audience comes only after "for" and at the end of a phrase. Nothing is claimed of a product: no quality,
 * delivery or time limit; what is urgent is the tone. What the shop's own data says of a product is in `facts.ts`. `headline`, `body` and `shortBody` name the product, `body` the audience too.
 */
export type LanguageTexts = Readonly<Record<CopyTone, ToneTexts>>;
