import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { LANGUAGES, WORDINGS } from '@adaos/domain';
import { createWording } from '@adaos/ui/commerce';
import en from '@adaos/ui/locales/en.json' with { type: 'json' };
import es from '@adaos/ui/locales/es.json' with { type: 'json' };
import fr from '@adaos/ui/locales/fr.json' with { type: 'json' };
import pt from '@adaos/ui/locales/pt.json' with { type: 'json' };
import ro from '@adaos/ui/locales/ro.json' with { type: 'json' };

const catalogs = { en, ro, fr, es, pt };
const NUMBERS = new Set([
  'orders',
  'lines',
  'days',
  'stock',
  'units',
  'points',
  'weeks',
  'percent',
  'roi',
  'threshold',
  'campaigns',
]);
/** Those of campaigns and of the forecast are said by their own screens. */
const SAID = /^(?:notification|alert|recommendation|achievement)\./;

const sayIn = (language: keyof typeof catalogs) =>
  createWording(
    createIntl({
      locale: language,
      messages: catalogs[language],
      onError: (error) => {
        throw error;
      },
    }),
  );

test.each(LANGUAGES)('[ALL-2] what the server composes is said in %s with all its values', (language) => {
  const say = sayIn(language);
  for (const [code, names] of Object.entries(WORDINGS)) {
    if (!SAID.test(code)) continue;
    const values = Object.fromEntries(names.map((name) => [name, NUMBERS.has(name) ? 7 : `<${name}>`]));
    const { title, text } = say({ title: 'untranslated', wording: { code, values } });
    expect(title, code).not.toBe('untranslated');
    for (const name of names) {
      expect(title + text, `${code}: ${name}`).toContain(NUMBERS.has(name) ? '7' : `<${name}>`);
    }
  }
});

test('a wording of a newer server keeps its English', () => {
  expect(sayIn('ro')({ title: 'Title', text: 'Text', wording: { code: 'alert.unheard_of' } })).toEqual({
    title: 'Title',
    text: 'Text',
  });
});

test.each([
  ['en', 'From an unknown browser.'],
  ['ro', 'De pe un browser necunoscut.'],
  ['fr', 'Depuis un navigateur inconnu.'],
  ['es', 'Desde un navegador desconocido.'],
  ['pt', 'A partir de um navegador desconhecido.'],
] as const)('[ALL-2] [DASH-4] a browser that did not say what it is, is worded in %s', (language, start) => {
  // As it is sent now, and as it was stored before.
  for (const device of ['unknown', 'an unknown browser']) {
    const { text } = sayIn(language)({ title: '', wording: { code: 'notification.new_device', values: { device } } });
    expect(text.slice(0, start.length)).toBe(start);
  }
});

test('values that are names of the product are translated', () => {
  const say = sayIn('fr');
  const { text } = say({ title: '', wording: { code: 'notification.role_changed', values: { role: 'admin' } } });
  expect(text).toBe('Votre rôle est désormais\u00a0: administrateur.');
});
