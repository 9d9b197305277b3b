import { Guide, GuideCard } from '@adaos/api';
import { LANGUAGES } from '@adaos/domain';
import { describe, expect, test } from 'vitest';
import { guideCards, guideHref, guideOf, guidesIn, withControls } from './guides.ts';
import { parseGuide, sectionsOf } from './parse.ts';
import { searchGuides } from './search.ts';

const TOPICS = [
  'actions',
  'ads',
  'billing',
  'campaigns',
  'changelog',
  'data-export',
  'forecast',
  'fraud',
  'import',
  'notifications',
  'profit-formula',
  'reports',
  'roles',
  'shopify',
  'troubleshooting',
  'two-factor',
  'webhooks',
  'woocommerce',
];
const words = (text: string) => text.split(/\s+/).length;
const headings = (text: string) => [...text.matchAll(/^## /gm)].length;
const links = (text: string) => [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, href]) => href ?? '');

describe.each(LANGUAGES)('[INST-2] the guides in %s', (language) => {
  test('are the same as in the other languages, each long enough to help and short enough to be read', () => {
    const guides = guidesIn(language);
    expect([...guides.keys()].sort()).toEqual(TOPICS);
    for (const [slug, guide] of guides) {
      const english = guidesIn('en').get(slug);
      expect(words(guide.text), slug).toBeGreaterThanOrEqual(150);
      expect(words(guide.text), slug).toBeLessThanOrEqual(350);
      expect(guide.category, slug).toBe(english?.category);
      expect(headings(guide.text), slug).toBe(headings(english?.text ?? ''));
      expect(links(guide.text), slug).toEqual(links(english?.text ?? ''));
      expect(guide.keywords.length, slug).toBeGreaterThan(4);
    }
  });

  test('hold no HTML, and link to guides that there are', () => {
    for (const [slug, { text }] of guidesIn(language)) {
      expect(text.replaceAll(/`[^`]*`/g, ''), slug).not.toMatch(/<\/?[a-z]/i);
      for (const href of links(text)) {
        expect(href).toMatch(/^\/(?:dashboard|docs)\//);
        const named = new URL(href, 'https://app.invalid').searchParams.get('guide');
        if (named !== null) expect(TOPICS).toContain(named);
      }
    }
  });

  test('have six cards and a text behind each', () => {
    const cards = guideCards(language);
    expect(cards.map(({ link }) => link)).toEqual(
      ['shopify', 'woocommerce', 'reports', 'billing', 'campaigns', 'fraud'].map((slug) => `/docs/${slug}`),
    );
    for (const card of cards) {
      expect(GuideCard.safeParse(card).success).toBe(true);
      const guide = Guide.parse(guideOf(card.link.slice('/docs/'.length), language));
      expect(guide).toMatchObject({ language, title: card.title, category: card.category });
    }
  });
});

test('Romanian is written with its own letters', () => {
  for (const [slug, { text, title }] of guidesIn('ro')) expect(text + title, slug).not.toMatch(/[şţŞŢ]/);
});

describe('the search of the guides', () => {
  test.each([
    ['en', 'How do I connect my Shopify store?', 'shopify'],
    ['en', 'cancel my subscription', 'billing'],
    ['en', 'I lost my phone and have no code', 'two-factor'],
    ['en', 'which csv columns are needed', 'import'],
    ['en', 'what is new in this version', 'changelog'],
    ['ro', 'ce noutăți aveți', 'changelog'],
    ['ro', 'cum imi schimb abonamentul', 'billing'],
    ['ro', 'Cum se calculează profitul net?', 'profit-formula'],
    ['ro', 'comanda suspecta, ce fac', 'fraud'],
    ['fr', 'mon fichier est refusé', 'troubleshooting'],
    ['fr', 'double authentification', 'two-factor'],
    ['es', '¿Cómo añado un miembro?', 'roles'],
    ['pt', 'exportar uma tabela em csv', 'data-export'],
  ] as const)('in %s answers “%s” with the guide %s', (language, question, slug) => {
    const hits = searchGuides(language, question);
    expect(hits[0]?.slug).toBe(slug);
    expect(hits.length).toBeLessThanOrEqual(3);
    expect(hits[0]?.text).not.toBe('');
  });

  test('forgives a slip of the pen', () => {
    expect(searchGuides('en', 'subscripton', 1)[0]?.slug).toBe('billing');
  });

  test('finds nothing for what no guide is about', () => {
    expect(searchGuides('en', 'xylophone zebra')).toEqual([]);
    expect(searchGuides('en', '  ')).toEqual([]);
  });
});

describe('the controls that a guide names', () => {
  test('are what the interface says in its language', () => {
    expect(withControls('**{screens.Fraud.settings}**', 'en')).toBe('**Advanced settings**');
    expect(withControls('**{screens.Fraud.settings}**', 'ro')).toBe('**Setări avansate**');
    for (const language of LANGUAGES)
      for (const [slug, { text }] of guidesIn(language)) expect(text, slug).not.toMatch(/\{(?:screens|ui)\./);
  });

  test('are refused where the interface does not have them', () => {
    expect(() => withControls('**{screens.Fraud.gone}**', 'en')).toThrow('screens.Fraud.gone');
  });
});

describe("a guide's file", () => {
  test('is refused without its head, or with a category that there is not', () => {
    expect(() => parseGuide('## Only text')).toThrow();
    expect(() => parseGuide('---\ntitle: A\ndescription: B\ncategory: Other\nkeywords: []\n---\nText')).toThrow();
  });

  test('is divided at its headings', () => {
    expect(sectionsOf({ title: 'T', text: 'Before.\n\n## One\n\nFirst.\n\n## Two\n\nSecond.' })).toEqual([
      { heading: 'T', text: 'Before.' },
      { heading: 'One', text: 'First.' },
      { heading: 'Two', text: 'Second.' },
    ]);
    expect(sectionsOf({ title: 'T', text: '## One\n\nFirst.' })).toEqual([{ heading: 'One', text: 'First.' }]);
  });

  test('opens in the app', () => {
    expect(guideHref('two-factor')).toBe('/dashboard/instructions?guide=two-factor');
  });
});
