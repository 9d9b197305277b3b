import type { BreakdownPart } from '@adaos/api';
import { LANGUAGES } from '@adaos/domain';
import { describe, expect, test } from 'vitest';
import { speechOf } from '../wording/speech.ts';
import { breakdownBlock, listBlock } from './blocks.ts';

const part = (name: BreakdownPart['part'], amount: number): BreakdownPart => ({
  part: name,
  amount,
  quality: amount === 0 ? 'missing' : 'actual',
});
const widthsIn = (html: string) =>
  [...html.matchAll(/width="([\d.]+)%"\s+height="22"/g)].map(([, width]) => Number(width));

describe.each(LANGUAGES)('where every 100 sold went, in %s', (language) => {
  const speech = speechOf(language);
  const block = breakdownBlock(
    [part('goods', 60), part('ads', 15), part('fees', 0), part('profit', 25)],
    'RON',
    speech,
  );
  const html = block.html.toString();

  test('the bar is as wide as its parts, and hidden from those who hear it', () => {
    expect(widthsIn(html)).toEqual([60, 15, 25]);
    expect(html).toMatch(/role="presentation"\s+aria-hidden="true"/);
  });

  test('the list and the text say each part and what is not known', () => {
    for (const name of ['goods', 'ads', 'profit']) {
      expect(html).toContain(speech.say(`ui.BreakdownBar.${name}`));
      expect(block.text).toContain(`${speech.say(`ui.BreakdownBar.${name}`)}: `);
    }
    expect(block.text).toContain(speech.say('ui.BreakdownBar.fees').toLocaleLowerCase(language));
    expect(block.text).toContain(speech.percent(15));
  });
});

test('a loss is drawn in no part of the bar and said in its own word', () => {
  const { html, text } = breakdownBlock([part('goods', 120), part('profit', -20)], 'EUR', speechOf('en'));
  expect(widthsIn(html.toString())).toEqual([100]);
  expect(text).toMatch(/- Loss: −20%, −EUR.20\.00/);
});

test('without sales there is no bar', () => {
  expect(breakdownBlock([], 'EUR', speechOf('en')).text).toBe('');
});

test('what comes from a shop is text in a mail', () => {
  const { html } = listBlock('', [{ title: '<img src=x>', text: '<b>' }]);
  expect(html.toString()).not.toMatch(/<img|<b>/);
});
