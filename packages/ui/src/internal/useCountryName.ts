import { useMemo } from 'react';
import { useIntl } from 'react-intl';

/** Formats a country of an order: a two-letter code as its name in the reader's language, anything else unchanged. */
export function useCountryName(): (country: string) => string {
  const { locale } = useIntl();
  return useMemo(() => {
    const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' });
    return (country) => (/^[A-Z]{2}$/.test(country) ? (names.of(country) ?? country) : country);
  }, [locale]);
}
