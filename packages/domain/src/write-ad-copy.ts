import {
  COPY_IDEAS,
  COPY_LIMITS,
  type CopyFacts,
  type CopyIdea,
  copyOf,
  type CopyPart,
  type CopyPlatform,
  type CopyTone,
  countGraphemes,
  graphemesOf,
  type WrittenCopy,
} from './ad-copy.ts';
import { AD_COPY_TEXTS, type CopyPieces, factsByIdea, factTexts, type FactText } from './ad-copy-texts/index.ts';
import type { Language } from './languages.ts';

export interface CopyWish {
  /** The product's name, as it is to be read. */
  readonly product: string;
  /** Whom the ad is for; it comes after "for". */
  readonly audience: string;
  readonly language: Language;
  readonly tone: CopyTone;
  readonly platform: CopyPlatform;
  /** What the shop's data says of the product; left out: only its name is known. */
  readonly facts?: CopyFacts | undefined;
}

const LEAST_NAME = 8;
const FOR: Record<Language, RegExp> = {
  en: /^for\s+/i,
  ro: /^pentru\s+/i,
  fr: /^pour\s+/i,
  es: /^para\s+/i,
  pt: /^para\s+/i,
};
/** A name does not end with a sign that the sentence brings itself. */
const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll(/^[\s.,;:!?…¡¿-]+|[\s.,;:!?…-]+$/gu, '');
/** A number or a short word at the end of a name is one that something came after: "with", "de", "și". */
const DANGLING = /(?:[\s,;:(/|–-]+(?:\d+|\p{Ll}{1,3}|with|from|pour|avec|sans|para)?)+$/u;

/** The beginning of a name within some characters, at the end of a word; undefined where that would be hardly a name. */
function shortened(name: string, most: number): string | undefined {
  if (most < LEAST_NAME) return undefined;
  const characters = graphemesOf(name);
  if (characters.length <= most) return name;
  const cut = characters.slice(0, most).join('');
  const words = /\s/.test(characters[most] ?? '') ? cut : cut.slice(0, Math.max(0, cut.lastIndexOf(' ')));
  const apart = Math.max(...[', ', ' - ', ' – ', ' (', ' | ', ' / '].map((sign) => words.lastIndexOf(sign)));
  const short = tidy(apart >= LEAST_NAME ? words.slice(0, apart) : words.replace(DANGLING, ''));
  return countGraphemes(short) >= LEAST_NAME ? short : undefined;
}

const filled = (template: string, product: string, audience: string) =>
  template.replaceAll(/\{product\}|\{audience\}/g, (place) => (place === '{product}' ? product : audience));

/** The first of some templates that fits: with the whole name, then with what there is room for; else the last one, which names nothing. */
function fitted(templates: readonly string[], most: number, product: string, audience: string, last: string): string {
  const named = templates.map((template) => filled(template, product, audience));
  const whole = named.find((text) => countGraphemes(text) <= most);
  if (whole !== undefined) return whole;
  for (const template of templates) {
    const name = shortened(product, most - countGraphemes(filled(template, '', audience)));
    const text = name === undefined ? undefined : filled(template, name, audience);
    if (text !== undefined && countGraphemes(text) <= most) return text;
  }
  return last;
}

/** A sentence with the first of some others that has room beside it, else alone. */
function withFirst(sentence: string, others: readonly (string | undefined)[], most: number): string {
  const both = others.map((other) => `${sentence} ${other ?? ''}`.trim());
  return both.find((text, place) => others[place] !== undefined && countGraphemes(text) <= most) ?? sentence;
}
/** The first of some texts that has room and is not there yet. */
const fresh = (texts: readonly (string | undefined)[], most: number, taken: readonly string[]) =>
  texts.find((text) => text !== undefined && countGraphemes(text) <= most && !taken.includes(text));

function partTexts(
  platform: CopyPlatform,
  idea: CopyIdea,
  [headline, line, body, shortBody, closing]: CopyPieces,
  cta: string,
  {
    product,
    audience,
    spare,
    said,
  }: Pick<CopyWish, 'product' | 'audience'> & {
    readonly spare: readonly [line: string, closing: string, other: string];
    /** The fact that this ad says. */
    readonly said: FactText | undefined;
  },
): Partial<Record<CopyPart, string>> {
  // The bare name is the headline of one text alone: else a long name would be that of all three.
  const headlines = idea === 'fact' ? [headline, '{product}'] : [headline];
  const fit = (templates: readonly string[], most: number, last: string) =>
    fitted(templates, most, product, audience, last);
  switch (platform) {
    case 'google': {
      const [first, , , description] = COPY_LIMITS.google;
      const headline1 = fit(headlines, first.most, line);
      const description1 = fit([body, shortBody], description.most, closing);
      // The call to action is the same in all three: as a headline it would be that of each of them.
      const headline2 = headline1 === line ? (shortened(product, first.most) ?? spare[2]) : line;
      return {
        headline1,
        headline2,
        headline3: fresh([said?.short], first.most, [headline1, headline2]) ?? spare[0],
        description1,
        description2:
          fresh([said?.long], description.most, [description1]) ?? (description1 === closing ? spare[1] : closing),
      };
    }
    case 'meta': {
      const [primary, title, under] = COPY_LIMITS.meta;
      const named = fit(headlines, title.most, line);
      const text = fit([body, shortBody], primary.most, closing);
      return {
        primary: withFirst(text, [said?.long, text === closing ? undefined : closing], primary.most),
        headline: named,
        description: fresh([said?.short], under.most, [named]) ?? (named === line ? cta : line),
      };
    }
    case 'tiktok': {
      const [{ most }] = COPY_LIMITS.tiktok;
      const text = fit([body, shortBody], most, closing);
      return { caption: withFirst(text, [said?.long, text === closing ? undefined : closing], most) };
    }
  }
}

/** Three ads by template, each by another idea, within the platform's lengths. The same wish gives the same ads. */
export function writeAdCopy(wish: CopyWish): WrittenCopy[] {
  const { language, tone, platform } = wish;
  const product = tidy(wish.product) || wish.product.trim();
  const audience = tidy(wish.audience.trim().replace(FOR[language], '')) || wish.audience.trim();
  const { cta, ideas } = AD_COPY_TEXTS[language][tone];
  const facts = factsByIdea(factTexts(wish.facts ?? {}, language));
  return COPY_IDEAS.map((idea, index) => {
    // Of the other two, for the third headline and where a name has no room.
    const after = (places: number) => ideas[COPY_IDEAS[(index + places) % COPY_IDEAS.length] ?? idea];
    const [, line, , , closing] = after(1);
    const named = { product, audience, spare: [line, closing, after(2)[1]], said: facts.get(idea) } as const;
    return copyOf(platform, idea, partTexts(platform, idea, ideas[idea], cta, named), cta);
  });
}
