/** The countries whose shops sell in a currency of their own, each with a timezone that is theirs alone. All others are guessed to use the euro. */
const BY_PLACE: readonly (readonly [currency: string, region: string, ...timezones: string[]])[] = [
  ['RON', 'RO', 'Europe/Bucharest'],
  ['MDL', 'MD', 'Europe/Chisinau'],
  ['GBP', 'GB', 'Europe/London', 'Europe/Belfast'],
  ['PLN', 'PL', 'Europe/Warsaw'],
  ['CZK', 'CZ', 'Europe/Prague'],
  ['HUF', 'HU', 'Europe/Budapest'],
  ['SEK', 'SE', 'Europe/Stockholm'],
  ['DKK', 'DK', 'Europe/Copenhagen'],
  ['NOK', 'NO', 'Europe/Oslo'],
  ['ISK', 'IS', 'Atlantic/Reykjavik'],
  ['CHF', 'CH', 'Europe/Zurich'],
  ['RSD', 'RS', 'Europe/Belgrade'],
  ['UAH', 'UA', 'Europe/Kyiv', 'Europe/Kiev'],
  ['TRY', 'TR', 'Europe/Istanbul'],
  ['USD', 'US', 'America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles'],
  ['CAD', 'CA', 'America/Toronto', 'America/Vancouver'],
  ['MXN', 'MX', 'America/Mexico_City'],
  ['BRL', 'BR', 'America/Sao_Paulo'],
  ['ARS', 'AR', 'America/Argentina/Buenos_Aires', 'America/Buenos_Aires'],
  ['CLP', 'CL', 'America/Santiago'],
  ['COP', 'CO', 'America/Bogota'],
  ['PEN', 'PE', 'America/Lima'],
];
const EURO = 'EUR';

function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region;
  } catch {
    return undefined;
  }
}

/**
 * The currency of who knows nothing but the browser: by where its clock is, else by the region of its languages. A guess that the
 * owner confirms.
 * @param device.timezone an IANA name.
 * @param device.languages BCP 47 tags, the preferred ones first.
 * @returns an ISO 4217 code.
 */
export function guessCurrency(device: { readonly timezone: string; readonly languages: readonly string[] }): string {
  const place = BY_PLACE.find(([, , ...timezones]) => timezones.includes(device.timezone));
  if (place) return place[0];
  if (device.timezone.startsWith('Europe/')) return EURO;
  const regions = device.languages.map(regionOf);
  return BY_PLACE.find(([, region]) => region === regions.find((known) => known !== undefined))?.[0] ?? EURO;
}
