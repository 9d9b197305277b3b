import { expect, test } from 'vitest';
import { screensOf, type IndexEntry } from '../../stories/docs/screenIndex.ts';

const entry = (title: string, name: string, tags: string[] = [], type = 'story'): [string, IndexEntry] => {
  const id = `${title}--${name}`.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  return [id, { id, title, name, type, tags }];
};

const index = Object.fromEntries([
  entry('screens/Overview', 'Ready'),
  entry('screens/Overview', '[ALL-7] Error'),
  entry('screens/Overview', 'Long Text'),
  entry('screens/Overview', 'Loss'),
  entry('screens/Overview', 'Retries', ['no-visual', 'play-fn']),
  entry('screens/Billing/Plans', 'Ready', ['no-visual']),
  entry('screens/Overview', 'Guide', [], 'docs'),
  entry('components/Card', 'Ready'),
]);

test('the screen map has every story of every screen once, and nothing else', () => {
  const screens = screensOf(index);
  expect(screens.map(({ title }) => title)).toEqual(['Billing/Plans', 'Overview']);
  const listed = screens.flatMap(({ common, others, journeys }) => [...Object.values(common), ...others, ...journeys]);
  const wanted = Object.values(index).filter(({ title, type }) => type === 'story' && title.startsWith('screens/'));
  expect(listed.map(({ id }) => id).toSorted()).toEqual(wanted.map(({ id }) => id).toSorted());
});

test('the screen map separates states that all screens have from others, and from stories that act', () => {
  const [, overview] = screensOf(index);
  expect(Object.keys(overview?.common ?? {})).toEqual(['Ready', 'Error', 'Long text']);
  expect(overview?.others.map(({ name }) => name)).toEqual(['Loss']);
  expect(overview?.journeys.map(({ name }) => name)).toEqual(['Retries']);
});
