import * as z from 'zod/mini';

const CONTROLS = /[^\P{Cc}\t\n\r]/gu;
/** What most texts are: nothing in it is to be cleaned. */
const PLAIN = /^[ -~]*$/;
const BREAKS = /[\t-\r\u0085\u2028\u2029]+/g;

/** A text as every database and every JSON takes it: no half of a character, no NUL and no other control character but line breaks and tabs. */
export const cleanText = (text: string): string =>
  PLAIN.test(text) ? text : text.toWellFormed().replace(CONTROLS, '');

/** A text in one line: line breaks and tabs are blanks. */
export const cleanLine = (text: string): string =>
  (PLAIN.test(text) ? text : cleanText(text.replace(BREAKS, ' '))).trim();

/** Whether a text is stored and sent on as it is: no half of a character, no NUL. */
export const isWellFormed = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

let segmenter: Intl.Segmenter | undefined;
const charactersOf = (text: string) => (segmenter ??= new Intl.Segmenter()).segment(text);

/** The place at or before `at` where a character as a person sees it begins. */
function boundaryAt(text: string, at: number): number {
  // Two more units show whether the character before goes on: what comes later does not change that.
  const begins = charactersOf(text.slice(0, at + 2)).containing(at)?.index ?? at;
  if (begins > 0) return begins;
  return /[\uD800-\uDBFF]/.test(text.charAt(at - 1)) && /[\uDC00-\uDFFF]/.test(text.charAt(at)) ? at - 1 : at;
}

/**
 * The beginning of a text: whole characters as a person sees them. Of one that is longer than the limit by itself, whole code points.
 * @param most UTF-16 code units, as `length` counts them.
 */
export const cutText = (text: string, most: number): string =>
  text.length <= most ? text : text.slice(0, boundaryAt(text, most));

/** The end of a text, as `cutText` cuts its beginning: of a file's name, whose ending says what it is. */
export function cutStart(text: string, most: number): string {
  const at = text.length - most;
  const cut = at <= 0 ? undefined : charactersOf(text).containing(at);
  if (!cut) return text;
  return text.slice(cut.index === at ? at : cut.index + cut.segment.length);
}

interface Length {
  /** The least characters; default 0. */
  readonly least?: number;
  readonly most: number;
}

/** Free text that a person types, of any number of lines. What no text has in it is taken out: nobody typed it. */
// @__NO_SIDE_EFFECTS__
export const text = ({ least = 0, most }: Length) =>
  z.string().check(z.overwrite(cleanText), z.trim(), z.minLength(least), z.maxLength(most));

/** Text that a person types into a field of one line: a name, a number, a title. */
// @__NO_SIDE_EFFECTS__
export const singleLine = ({ least = 0, most }: Length) =>
  z.string().check(z.overwrite(cleanLine), z.minLength(least), z.maxLength(most));

/** A password, a token, an id: taken as it is or refused, never changed. */
// @__NO_SIDE_EFFECTS__
export const exactText = ({ least = 0, most }: Length) =>
  z.string().check(z.minLength(least), z.maxLength(most), z.refine(isWellFormed, { error: 'Not well-formed text' }));
