import type { IntlShape } from 'react-intl';
import { isApiError } from '@adaos/api/client';
import { errorText } from '../../errors/index.ts';
import { SampleModeError } from '../../queries/carefulClient.ts';
import { checkoutProblem } from '../../queries/checkout.ts';
import { cancelFailed, checkoutMessages, loadFailed, messages } from './billing.messages.ts';

/** Why a checkout did not begin. */
export function checkoutText(intl: IntlShape, error: unknown): string {
  if (error instanceof SampleModeError) return errorText(intl, error);
  return intl.formatMessage(checkoutMessages[checkoutProblem(error)]);
}

/** Why the subscription could not be loaded: by the status of the refusal, where there is one. */
export function subscriptionText(intl: IntlShape, error: unknown): string {
  if (!isApiError(error) || error.status < 400) return errorText(intl, error);
  switch (error.status) {
    case 401:
      return intl.formatMessage(messages.unauthenticated);
    case 403:
      return intl.formatMessage(messages.forbidden);
    case 404:
      return intl.formatMessage(messages.notFound);
    default:
      return intl.formatMessage(loadFailed, { status: error.status });
  }
}

/** Why a cancellation failed. */
export function cancelText(intl: IntlShape, error: unknown): string {
  return intl.formatMessage(cancelFailed, { message: errorText(intl, error) });
}

/** That there is no id to cancel by. */
export function noIdText(intl: IntlShape): string {
  return intl.formatMessage(messages.noId);
}
