import { useIntl } from 'react-intl';
import { notify } from '../state/index.ts';
import { errorText } from './errorText.ts';

/** Tells of a call that failed, over whatever screen is open. */
export function useTellError(): (error: unknown) => void {
  const intl = useIntl();
  return (error) => notify({ severity: 'error', message: errorText(intl, error) });
}
