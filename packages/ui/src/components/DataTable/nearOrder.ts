/** Of each text so many characters are looked at, in words of eight that a number holds exactly. */
const WORDS = 4;
const PER_WORD = 8;
const LENGTH = WORDS * PER_WORD;
const CLASSES = 64;
const [NOUGHT, NINE] = [48, 57];

/**
 * Texts in nearly the order of a language, for a sort that then compares neighbours instead of all with all: comparing
 * by the rules of a language is dear. Characters stand as the language has them, whatever their case and marks, and
 * numbers by their size; past 32 characters the order is left as it was.
 */
export function nearOrder(texts: readonly string[], locale: string): string[] {
  const classes = classesOf(texts, locale);
  const keys = new Float64Array(texts.length * WORDS);
  const places = new Uint8Array(LENGTH);
  texts.forEach((text, index) => {
    places.fill(0);
    writePlaces(text, classes, places);
    for (let word = 0; word < WORDS; word += 1) {
      let key = 0;
      for (let at = 0; at < PER_WORD; at += 1) key = key * CLASSES + (places[word * PER_WORD + at] ?? 0);
      keys[index * WORDS + word] = key;
    }
  });
  const order = Uint32Array.from(texts, (_text, index) => index).sort((a, b) => {
    for (let word = 0; word < WORDS; word += 1) {
      const difference = (keys[a * WORDS + word] ?? 0) - (keys[b * WORDS + word] ?? 0);
      if (difference !== 0) return difference;
    }
    return a - b;
  });
  return Array.from(order, (index) => texts[index] ?? '');
}

/** The place of each character code in the language, from 1; those past the 62nd share one. */
function classesOf(texts: readonly string[], locale: string): Uint8Array {
  const classes = new Uint8Array(0x1_00_00);
  for (const text of texts) for (let at = 0; at < text.length; at += 1) classes[text.charCodeAt(at)] = 1;
  classes[NOUGHT] = 1;
  const characters: string[] = [];
  classes.forEach((seen, code) => seen === 1 && characters.push(String.fromCharCode(code)));
  const { compare } = new Intl.Collator(locale, { sensitivity: 'base' });
  characters.sort(compare);
  let place = 0;
  characters.forEach((character, index) => {
    const before = characters[index - 1];
    if (before === undefined || compare(before, character) !== 0) place = Math.min(place + 1, CLASSES - 2);
    classes[character.charCodeAt(0)] = place;
  });
  return classes;
}

const isDigit = (code: number) => code >= NOUGHT && code <= NINE;

function writePlaces(text: string, classes: Uint8Array, places: Uint8Array) {
  let [at, written] = [0, 0];
  // What is written past the end of the places is lost, which is meant.
  while (at < text.length && written < LENGTH) {
    const code = text.charCodeAt(at);
    if (isDigit(code)) {
      while (text.charCodeAt(at) === NOUGHT && isDigit(text.charCodeAt(at + 1))) at += 1;
      let end = at + 1;
      while (isDigit(text.charCodeAt(end))) end += 1;
      // Of two numbers the one with more digits is larger.
      places[written] = classes[NOUGHT] ?? 0;
      places[written + 1] = Math.min(end - at, CLASSES - 1);
      written += 2;
      for (; at < end; at += 1, written += 1) places[written] = text.charCodeAt(at) - NOUGHT + 1;
    } else {
      places[written] = classes[code] ?? 0;
      written += 1;
      at += 1;
    }
  }
}
