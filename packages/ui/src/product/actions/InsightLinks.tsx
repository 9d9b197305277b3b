import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '../../components/Link/index.ts';
import { useWording, type Wording } from '../wordings/index.ts';
import { messages } from './actions.messages.ts';

export interface InsightLinksProps {
  insight: { title: string; wording?: Wording | undefined };
  /** Where its rows are. */
  why?: string | undefined;
  /** Where something is done about it; an address of another site opens in a new tab. */
  place?: string | undefined;
}

const NEW_TAB = { target: '_blank', rel: 'noopener' };

/** The ways from an alert or an action to its rows, and to the place where something is done about it. */
export function InsightLinks({ insight, why, place }: InsightLinksProps) {
  const intl = useIntl();
  const { title } = useWording()(insight);
  return (
    <>
      {why !== undefined && (
        <Link href={why} aria-label={intl.formatMessage(messages.whyOf, { title })}>
          <FormattedMessage {...messages.why} />
        </Link>
      )}
      {place !== undefined && (
        <Link
          href={place}
          aria-label={intl.formatMessage(messages.placeOf, { title })}
          {...(/^https?:/.test(place) && NEW_TAB)}
        >
          <FormattedMessage {...messages.place} />
        </Link>
      )}
    </>
  );
}
