import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { RuleViolationError } from '../errors/domain-errors.ts';

/** Below this score a password falls within a million guesses (0 to 4, see zxcvbn). */
const LEAST_SCORE = 2;
/** The estimate takes longer the longer the text; what is hard to guess by then stays so. */
const ESTIMATED_CHARACTERS = 40;

let made: ZxcvbnFactory | undefined;
/** Made when first asked for: ordering its dictionaries would hold up the start. */
const estimator = () => (made ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs }));

/** Whole characters, not UTF-16 units. */
const charactersOf = (text: string) => Array.from(text);

/** A text without what makes no difference to one who guesses: case, marks, spaces. */
const bare = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/**
 * Checks a new password. Every flow that sets one comes here.
 * @param least characters that the flow asks for.
 * @param about what an attacker would try first: address, name, shop.
 * @throws RuleViolationError `password_too_short` or `password_too_common`, with the reason for the field `password`.
 */
export function checkNewPassword(password: string, least: number, about: readonly string[]): void {
  if (charactersOf(password).length < least) {
    const message = `The password must have at least ${least} characters.`;
    throw new RuleViolationError('password_too_short', message, { fields: { password: message } });
  }
  const known = ['adaos', ...about.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])].filter(
    (text) => text.length > 2,
  );
  const { score, sequence } = estimator().check(charactersOf(password).slice(0, ESTIMATED_CHARACTERS).join(''), known);
  // What follows no pattern is only short, which is the flow's own affair.
  const patterned = sequence.some(({ pattern }) => pattern !== 'bruteforce');
  const own = bare(password);
  const isName =
    own !== '' && about.some((text) => [text, text.split('@', 1)[0] ?? ''].some((name) => bare(name) === own));
  if (isName || (score < LEAST_SCORE && patterned)) {
    const message =
      'The password is one of those that are tried first: a common one, a repetition, or made of your own name. Please choose another.';
    throw new RuleViolationError('password_too_common', message, { fields: { password: message } });
  }
}
