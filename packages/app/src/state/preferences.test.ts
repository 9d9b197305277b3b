import { expect, test } from 'vitest';
import { createPreferences } from './preferences.ts';
import { fakeBrowser, fakeStorage, pageOn } from './testing.ts';

const open = (storage: Storage) => createPreferences(pageOn(storage));

test('[ALL-2] the chosen language is remembered', () => {
  const storage = fakeStorage();
  const preferences = open(storage);
  expect(preferences.language()).toBeUndefined();
  preferences.chooseLanguage('pt');
  expect(preferences.language()).toBe('pt');
  expect(open(storage).language()).toBe('pt');
});

test('[ALL-2] a language that the product does not have is no choice', () => {
  const storage = fakeStorage();
  storage.setItem('adaos_language', 'de');
  expect(open(storage).language()).toBeUndefined();
});

test('[ALL-2] the language of a profile counts where none was chosen here, and until another profile has another', () => {
  const storage = fakeStorage();
  const preferences = open(storage);
  preferences.adoptLanguage('fr');
  expect(preferences.language()).toBe('fr');
  expect(open(storage).language()).toBe('fr');
  preferences.adoptLanguage('es');
  expect(preferences.language()).toBe('es');
  preferences.chooseLanguage('pt');
  preferences.adoptLanguage('ro');
  expect(preferences.language()).toBe('pt');
  preferences.adoptLanguage(undefined);
  expect(preferences.language()).toBe('pt');
});

test('[ALL-2] without the profile that it was of, its language is gone', () => {
  const storage = fakeStorage();
  const browser = fakeBrowser(storage);
  const [one, two] = [createPreferences(browser.openTab()), createPreferences(browser.openTab())];
  one.adoptLanguage('fr');
  browser.report();
  expect(two.language()).toBe('fr');
  one.adoptLanguage(undefined);
  expect(one.language()).toBeUndefined();
  browser.report();
  expect(two.language()).toBeUndefined();
  expect(storage).toHaveLength(0);
});

test('a choice in another tab is followed', () => {
  const browser = fakeBrowser();
  const [one, two] = [createPreferences(browser.openTab()), createPreferences(browser.openTab())];
  one.chooseLanguage('fr');
  one.chooseScheme('dark');
  expect([two.language(), two.scheme()]).toEqual([undefined, 'system']);
  browser.report();
  expect([two.language(), two.scheme()]).toEqual(['fr', 'dark']);
  browser.clear();
  expect([two.language(), two.scheme()]).toEqual([undefined, 'system']);
});

test.each(['', 'blue', '{}'])('a scheme that the product does not have is no choice: %j', (scheme) => {
  const storage = fakeStorage();
  storage.setItem('adaos_scheme', scheme);
  expect(open(storage).scheme()).toBe('system');
});
