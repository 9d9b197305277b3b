import { speechOf } from '../../wording/speech.ts';

const english = speechOf('en');

/** What the screens call it, in English: a name or a formula is written once. */
export const said = (id: string): string => english.say(id);
