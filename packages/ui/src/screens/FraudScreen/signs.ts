import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useFormatters } from '../../i18n/index.ts';
import { signMessages } from './FraudScreen.messages.ts';

const isKnown = (sign: string): sign is keyof typeof signMessages => Object.hasOwn(signMessages, sign);

/** The name of a sign; one that is not known by name keeps its own. */
export function useSignText(): (sign: string) => string {
  const intl = useIntl();
  return useCallback((sign) => (isKnown(sign) ? intl.formatMessage(signMessages[sign]) : sign), [intl]);
}

/** The names of some signs as a list in words. */
export function useSignsText(): (signs: readonly string[]) => string {
  const intl = useIntl();
  const { list } = useFormatters();
  const name = useSignText();
  return useCallback(
    (signs) => list(signs.map((sign, index) => (index === 0 ? name(sign) : name(sign).toLocaleLowerCase(intl.locale)))),
    [intl, list, name],
  );
}
