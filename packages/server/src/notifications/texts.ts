import { type NoticeCode, NOTICES, type WORDINGS } from '@adaos/domain';
import { IntlMessageFormat } from 'intl-messageformat';

/** The values in a notification's text, by the names of its wording. */
export type NotificationValues<C extends NoticeCode> = {
  readonly [name in (typeof WORDINGS)[C][number]]: string | number;
};

/** What a notification says in English; other languages are the client's, by the code. */
export function noticeText(code: NoticeCode, values: Readonly<Record<string, string | number>>): string {
  const { percent, device } = values;
  const said = {
    ...values,
    ...(percent !== undefined && { percent: `${percent}%` }),
    ...(device === 'unknown' && { device: 'an unknown browser' }),
  };
  return String(new IntlMessageFormat(NOTICES[code].text, 'en').format(said));
}
