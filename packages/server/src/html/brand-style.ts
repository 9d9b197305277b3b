import { brand } from './generated/brand.ts';

type ColourName = keyof typeof brand.light;

const variables = (Object.keys(brand.light) as ColourName[]).map(
  (name) => `--${name}: light-dark(${brand.light[name]}, ${brand.dark[name]});`,
);

/** The brand as variables of CSS in both schemes, for pages that the server writes itself: `var(--ink)`, `var(--font)`. */
export const brandStyle = `:root { color-scheme: light dark; ${variables.join(' ')} --font: ${brand.font}; --radius: ${brand.radius.card}px }\n`;
