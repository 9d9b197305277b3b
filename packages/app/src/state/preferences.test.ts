import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { createKeyValue } from './keyValue.ts';
import { createPreferences } from './preferences.ts';
import { fakeStorage } from './testing.ts';

const open = (storage: Storage) =>
  createPreferences(
    createStore(),
    createKeyValue(
      () => storage,
      () => undefined,
    ),
  );

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
  const [one, two] = [open(storage), open(storage)];
  one.adoptLanguage('fr');
  two.follow('adaos_language_adopted');
  expect(two.language()).toBe('fr');
  one.adoptLanguage(undefined);
  expect(one.language()).toBeUndefined();
  two.follow('adaos_language_adopted');
  expect(two.language()).toBeUndefined();
  expect(storage).toHaveLength(0);
});

test('a choice in another tab is followed', () => {
  const storage = fakeStorage();
  const [one, two] = [open(storage), open(storage)];
  one.chooseLanguage('fr');
  two.follow('somethingElse');
  expect(two.language()).toBeUndefined();
  two.follow('adaos_language');
  expect(two.language()).toBe('fr');
});
