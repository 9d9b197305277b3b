import { expect, test } from 'vitest';
import { createMockMode } from './mockMode.ts';
import { fakeBrowser, fakeStorage, pageOn } from './testing.ts';

const open = (storage: Storage, byBuild = false) => createMockMode(pageOn(storage), byBuild);

test('[SETT-5] the choice is saved, until it is taken back', () => {
  const storage = fakeStorage();
  const mode = open(storage);
  expect(mode.isOn()).toBe(false);
  mode.choose(true);
  expect(mode.isOn()).toBe(true);
  expect(open(storage).isOn()).toBe(true);
  mode.choose(false);
  expect(open(storage).isOn()).toBe(false);
});

test('[SETT-5] a choice that storage refuses holds for the page, and does not outlive it', () => {
  const mode = open(fakeStorage(0));
  expect(mode.choose(true)).toBe(false);
  expect(mode.isOn()).toBe(true);
  expect(mode.choose(false)).toBe(false);
  expect(open(fakeStorage()).choose(true)).toBe(true);
});

test('[SETT-5] a build variable turns it on permanently', () => {
  const mode = open(fakeStorage(), true);
  expect(mode.isOn()).toBe(true);
  mode.choose(false);
  expect(mode.isOn()).toBe(true);
});

test('a choice in another tab is followed', () => {
  const browser = fakeBrowser();
  const [one, two] = [createMockMode(browser.openTab(), false), createMockMode(browser.openTab(), false)];
  one.choose(true);
  expect(two.isOn()).toBe(false);
  browser.report();
  expect(two.isOn()).toBe(true);
  browser.clear();
  expect([one.isOn(), two.isOn()]).toEqual([false, false]);
});
