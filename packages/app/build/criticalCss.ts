import { Features, transform } from 'lightningcss';

// The least browsers of the app's build, in lightningcss's way: no prefixes for older ones.
const TARGETS = { chrome: 117 << 16, firefox: 119 << 16, safari: (17 << 16) | (4 << 8) };
// What emotion prefixes for browsers that are older than these.
const OUTDATED = /-webkit-(?:box-flex-wrap|column-gap|print-color-scheme|text-decoration(?=:none)):[^;{}]*;/g;
const DECLARATION = /(--[\w-]+):([^;{}]*);/g;
const used = (css: string) => new Set(Array.from(css.matchAll(/var\((--[\w-]+)/g), ([, name]) => name));

/** Drops the custom properties that nothing in the rules reads, and then those that only the dropped ones read. */
function dropUnread(css: string): string {
  const read = used(css);
  const kept = css.replace(DECLARATION, (declaration, name: string) => (read.has(name) ? declaration : ''));
  return kept === css ? css : dropUnread(kept);
}

/** Classes of states that only a script sets. */
const STATES = ['Mui-disabled', 'Mui-focusVisible'];

/** Drops the rules of a state that nothing in the page is in. */
function dropState(css: string, state: string, html: string): string {
  if (html.includes(state)) return css;
  const without = (rule: string, selectors: string) =>
    selectors.split(',').every((selector) => selector.includes(`.${state}`)) ? '' : rule;
  return css.replace(/([^{}]+)\{[^{}]*\}/g, without);
}

/** Until a script has said which scheme it is, the device says it. */
function followDevice(css: string): string {
  const dark = Array.from(css.matchAll(/\[data-scheme="dark"\]\{([^{}]*)\}/g), ([, rules = '']) => rules).join('');
  return `${css}@media (prefers-color-scheme: dark){:root:not([data-scheme]){${dark}}}`;
}

/** The least CSS that a prerendered page looks right with, in both schemes, until its script brings the whole. */
export function criticalCss(css: string, html: string): string {
  const shown = dropUnread(STATES.reduce((rest, state) => dropState(rest, state, html), css));
  const code = Buffer.from(followDevice(shown).replace(OUTDATED, ''));
  // No rule has two values by scheme, for which it would carry two properties wherever the scheme is set.
  const exclude = Features.LightDark;
  return transform({ filename: 'page.css', code, minify: true, targets: TARGETS, exclude }).code.toString();
}
