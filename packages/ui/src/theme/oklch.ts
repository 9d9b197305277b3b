/** A colour by lightness (0..1), chroma (0..about 0.37) and hue (degrees). */
export type Oklch = { readonly l: number; readonly c: number; readonly h: number };

type Triple = readonly [number, number, number];

// Matrices of Björn Ottosson, "A perceptual color space for image processing" (2020).
function toLinearRgb({ l, c, h }: Oklch): Triple {
  const radians = (h * Math.PI) / 180;
  const a = c * Math.cos(radians);
  const b = c * Math.sin(radians);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

const inGamut = (rgb: Triple) => rgb.every((channel) => channel >= -0.0001 && channel <= 1.0001);

const toByte = (linear: number) => {
  const clamped = Math.min(1, Math.max(0, linear));
  return Math.round(255 * (clamped <= 0.0031308 ? 12.92 * clamped : 1.055 * clamped ** (1 / 2.4) - 0.055));
};

/** The sRGB colour as `#rrggbb`; one outside sRGB loses chroma until it fits, keeping lightness and hue. */
export function oklchToHex(colour: Oklch): string {
  const { l, c, h } = colour;
  let rgb = toLinearRgb(colour);
  for (let share = 99; share >= 0 && !inGamut(rgb); share--) rgb = toLinearRgb({ l, c: (c * share) / 100, h });
  return `#${rgb.map((channel) => toByte(channel).toString(16).padStart(2, '0')).join('')}`;
}
