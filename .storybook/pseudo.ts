import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

const ACCENTED: Readonly<Record<string, string>> = {
  a: 'áá',
  e: 'éé',
  i: 'íí',
  o: 'óó',
  u: 'úú',
  A: 'ÁÁ',
  E: 'ÉÉ',
  I: 'ÍÍ',
  O: 'ÓÓ',
  U: 'ÚÚ',
  c: 'ç',
  n: 'ñ',
  s: 'š',
  t: 'ț',
};

const stretched = (text: string) => text.replaceAll(/[aeiouAEIOUcnst]/g, (letter) => ACCENTED[letter] ?? letter);

function stretch(element: MessageFormatElement): MessageFormatElement {
  if (element.type === TYPE.literal) return { ...element, value: stretched(element.value) };
  if (element.type === TYPE.tag) return { ...element, children: element.children.map(stretch) };
  if (element.type !== TYPE.select && element.type !== TYPE.plural) return element;
  const options = Object.entries(element.options).map(([key, option]) => [
    key,
    { ...option, value: option.value.map(stretch) },
  ]);
  return { ...element, options: Object.fromEntries(options) as typeof element.options };
}

const literal = (value: string): MessageFormatElement => ({ type: TYPE.literal, value });

/**
 * English as a language that takes a third more room, with marks above and below its letters, between brackets: what
 * stays plain is no message, what loses its bracket is cut.
 */
export function pseudoMessages(catalog: Readonly<Record<string, string>>): Record<string, MessageFormatElement[]> {
  return Object.fromEntries(
    Object.entries(catalog).map(([id, text]) => [id, [literal('['), ...parse(text).map(stretch), literal(']')]]),
  );
}
