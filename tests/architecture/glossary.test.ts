import { LANGUAGES, type Language } from '@adaos/domain';
import { describe, expect, test } from 'vitest';
import { ALLOWED, AVOIDED } from './glossary.ts';
import { catalogOf, CONTROL, guideFilesOf, textsOf } from './texts.ts';

/** The first words of a point of a list say what it is about. */
const POINT = /^- \*\*[^*]+\*\*(?=[\s\u00a0]?[:,])/gm;
/** Names of other products and controls on their pages. */
const OTHERS = /→|^(?:Shopify|WooCommerce)$/;
/** The parts that are filled in; before the name of a platform there is no article in Portuguese. */
const FILLED_IN = /\{(?!platform\})\w+\}/g;

const byLanguage = <Value>(make: (language: Language) => Value) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, Value>;
const allowed = byLanguage((language) => ALLOWED[language].map((pattern) => new RegExp(pattern, 'giu')));
const avoided = byLanguage((language) =>
  Object.entries(AVOIDED[language]).map(([pattern, instead]) => ({
    pattern: new RegExp(`(?<![\\p{L}\\d-])(?:${pattern})(?![\\p{L}\\d-])`, 'giu'),
    instead,
  })),
);

function avoidedIn(language: Language, text: string): string[] {
  const rest = allowed[language].reduce((so, pattern) => so.replaceAll(pattern, ' '), text.replaceAll(FILLED_IN, ' '));
  return avoided[language].flatMap(({ pattern, instead }) =>
    Array.from(rest.matchAll(pattern), ([found]) => `“${found}”: ${instead}`),
  );
}

describe.each(LANGUAGES)('the texts in %s', (language) => {
  test('[ALL-2] are all looked at: the interface, guides, mails, legal texts, support and ads', () => {
    const places = new Set(textsOf(language).map(({ place }) => place.split('/').slice(0, 4).join('/')));
    for (const place of ['guides', 'mail', 'support']) expect(places).toContain(`packages/server/src/${place}`);
    expect(places).toContain('packages/domain/src/ad-copy-texts');
    expect(places).toContain('packages/ui/src/screens');
    expect(places).toContain('screens.Overview.title');
    expect(places).toContain('app.menu.overview');
  });

  test('[ALL-2] have one word for each thing and name no gender of the reader', () => {
    const found = textsOf(language).flatMap(({ place, text }) =>
      avoidedIn(language, text).map((problem) => `${place}: ${problem}`),
    );
    expect(found).toEqual([]);
  });

  test('have the quotes and the apostrophe of the language', () => {
    const wrong: Record<Language, RegExp> = {
      en: /\p{L}'\p{L}|"/u,
      ro: /\p{L}'\p{L}|"|“/u,
      fr: /\p{L}'\p{L}|"|“|”/u,
      es: /\p{L}'\p{L}|"|“|”/u,
      pt: /\p{L}'\p{L}|"|“|”/u,
    };
    // The head of a guide is written in YAML, code in its own signs.
    const read = textsOf(language).map(({ place, text }) => ({
      place,
      text: text.replace(/^---[\s\S]*?\n---/, '').replaceAll(/`[^`]*`/g, ''),
    }));
    expect(read.filter(({ text }) => wrong[language].test(text))).toEqual([]);
  });

  test('of the guides name controls by their messages, so that they are called what the interface calls them', () => {
    const shown = catalogOf(language);
    const wrong = guideFilesOf(language).flatMap(({ place, text }) =>
      Array.from(text.replaceAll(POINT, '').matchAll(/\*\*(?<name>[^*]+)\*\*/g), ({ groups }) => groups?.['name'] ?? '')
        .filter((name) => !OTHERS.test(name))
        .filter((name) => shown[/^\{(?<id>[\w.]+)\}$/.exec(name)?.groups?.['id'] ?? ''] === undefined)
        .map((name) => `${place.split('/').slice(-1).join('')}: ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  test('of the guides name the same controls as in English, in the same order', () => {
    const controlsOf = (of: Language) =>
      guideFilesOf(of).map(({ place, text }) => [place.split('/').slice(-1).join(''), text.match(CONTROL)]);
    expect(controlsOf(language)).toEqual(controlsOf('en'));
  });
});

test.each([
  ['en', 'The goods cost is missing.'],
  ['ro', 'Linii respinse'],
  ['ro', 'Ești conectat pe alt dispozitiv'],
  ['fr', 'Vous êtes connecté'],
  ['fr', 'votre forfait'],
  ['es', 'Bienvenido a tu tienda'],
  ['es', 'el coste por unidad'],
  ['pt', 'Tente outra vez'],
  ['fr', 'Voir le profit'],
  ['es', 'las existencias'],
  ['pt', 'Contacte o apoio'],
  ['pt', 'A {platform} já não aceita'],
] as const)('a word to avoid is found in %s: %s', (language, text) => {
  expect(avoidedIn(language, text)).not.toEqual([]);
});

test.each([
  ['fr', 'Voir la formule et les commandes'],
  ['pt', 'Se foi o seu pedido'],
  ['en', 'standard costs'],
  ['ro', 'Ești offline'],
  ['fr', 'Vous êtes ici'],
] as const)('another meaning is allowed in %s: %s', (language, text) => {
  expect(avoidedIn(language, text)).toEqual([]);
});

test('French signs of the guides, mails, legal texts and ads keep to their word', () => {
  const loose = /(?<=\S) [:;?!»](?!:)|« |«[^\u00a0]/u;
  const read = textsOf('fr').map(({ place, text }) => ({ place, text: text.replaceAll(/`[^`]*`/g, '') }));
  expect(read.filter(({ text }) => loose.test(text))).toEqual([]);
});

test('Romanian is written with the comma below in all that users read', () => {
  expect(textsOf('ro').filter(({ text }) => /[\u015E\u015F\u0162\u0163]/.test(text))).toEqual([]);
});
