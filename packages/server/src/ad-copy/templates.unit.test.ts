import { LANGUAGES } from '@adaos/domain';
import { expect, test } from 'vitest';
import { TEMPLATES } from './templates.ts';
import { toCopies, writeByTemplate } from './write.ts';

const order = { product: 'PRODUCT', audience: 'AUDIENCE' };

test.each(LANGUAGES)(
  '[COPY-1] in %s each template names the product and the audience, and no two say the same',
  (language) => {
    const written = TEMPLATES[language].map((_, times) => writeByTemplate({ ...order, language }, times));
    for (const texts of written) {
      expect(texts).toHaveLength(3);
      const whole = JSON.stringify(texts);
      expect(whole).toContain('PRODUCT');
      expect(whole).toContain('AUDIENCE');
    }
    const titles = written.flatMap((texts) => texts.map(({ title }) => title));
    expect(new Set(titles).size).toBe(titles.length);
  },
);

test('no two languages share a text', () => {
  const all = LANGUAGES.flatMap((language) =>
    TEMPLATES[language].flatMap((write) => write('P', 'A').map(({ content }) => content)),
  );
  expect(new Set(all).size).toBe(all.length);
});

test('after the last template the first comes again', () => {
  const language = 'ro';
  expect(writeByTemplate({ ...order, language }, TEMPLATES.ro.length)).toEqual(
    writeByTemplate({ ...order, language }, 0),
  );
});

test('[COPY-1] three copies are made: a headline, a post, a mail', () => {
  const copies = toCopies('x', writeByTemplate({ ...order, language: 'en' }, 0));
  expect(copies.map(({ id, type, tone }) => [id, type, tone])).toEqual([
    ['x-1', 'headline', 'confident'],
    ['x-2', 'post', 'friendly'],
    ['x-3', 'email', 'urgent'],
  ]);
});
