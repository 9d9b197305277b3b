import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { texts, type TextId } from './texts.ts';

/** The product's own texts in the language of the reader. */
export function useText() {
  const intl = useIntl();
  return useCallback(
    (name: TextId, values?: Record<string, string | number>) => intl.formatMessage(texts[name], values),
    [intl],
  );
}
