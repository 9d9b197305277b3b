import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './repository.ts';

interface Affix {
  readonly flag: string;
  readonly strip: string;
  readonly add: string;
  readonly condition: RegExp;
  /** Flags of further affixes after this one. */
  readonly further: readonly string[];
}

/**
 * Whether a word is in a dictionary of Hunspell. A word's affixes are taken off: nspell, which makes all forms of all words
 * first, needs 20 s for the Romanian dictionary and 90 s for the French one. Compounds are not made.
 */
export function readDictionary(name: string): (word: string) => boolean {
  const read = (ending: string) => readFileSync(join(root, 'node_modules', name, `index.${ending}`), 'utf8');
  const rules = read('aff').split('\n');
  const long = rules.some((line) => line.startsWith('FLAG long'));
  const flagsOf = (text = ''): readonly string[] => (long ? (text.match(/../gu) ?? []) : Array.from(text));

  const conditions = new Map<string, RegExp>();
  const conditionOf = (pattern: string): RegExp => {
    const known = conditions.get(pattern) ?? new RegExp(pattern, 'u');
    conditions.set(pattern, known);
    return known;
  };

  const affixes: Record<'PFX' | 'SFX', Map<string, Affix[]>> = { PFX: new Map(), SFX: new Map() };
  for (const line of rules) {
    const [kind, flag = '', cut = '', added = '', condition] = line.split(/\s+/);
    if ((kind !== 'PFX' && kind !== 'SFX') || condition === undefined) continue;
    const [text = '', further] = added.split('/');
    const add = text === '0' ? '' : text;
    const affix = {
      flag,
      strip: cut === '0' ? '' : cut,
      add,
      condition: conditionOf(kind === 'PFX' ? `^(?:${condition})` : `(?:${condition})$`),
      further: flagsOf(further),
    };
    const same = affixes[kind].get(add);
    if (same) same.push(affix);
    else affixes[kind].set(add, [affix]);
  }

  const stems = new Map<string, string>();
  for (const line of read('dic').split('\n').slice(1)) {
    const [, stem, flags = ''] = /^([^/\s]+)(?:\/(\S+))?/.exec(line) ?? [];
    if (stem !== undefined) stems.set(stem, `${stems.get(stem) ?? ''}${flags}`);
  }
  const has = (stem: string, flags: readonly string[]): boolean => {
    const own = stems.get(stem);
    return own !== undefined && flags.every((flag) => flagsOf(own).includes(flag));
  };

  /** Whether the word is a stem with these flags, by itself or with one or two endings; `last` is the ending taken off before. */
  const ends = (word: string, flags: readonly string[], last?: string): boolean => {
    if (has(word, flags)) return true;
    for (let at = word.length; at >= 0; at--)
      for (const { flag, strip, condition, further } of affixes.SFX.get(word.slice(at)) ?? []) {
        if (last !== undefined && !further.includes(last)) continue;
        const base = word.slice(0, at) + strip;
        const left = flags.filter((wanted) => !further.includes(wanted));
        if (!condition.test(base)) continue;
        if (last === undefined ? ends(base, [...left, flag], flag) : has(base, [...left, flag])) return true;
      }
    return false;
  };
  const isWord = (word: string): boolean => {
    if (ends(word, [])) return true;
    for (let at = 1; at < Math.min(word.length, 9); at++)
      for (const { flag, strip, condition } of affixes.PFX.get(word.slice(0, at)) ?? []) {
        const base = strip + word.slice(at);
        if (condition.test(base) && ends(base, [flag])) return true;
      }
    return false;
  };
  return (word) => {
    const lower = word.toLowerCase();
    return isWord(word) || isWord(lower) || isWord(lower.charAt(0).toUpperCase() + lower.slice(1));
  };
}
