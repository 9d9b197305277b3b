import { FormattedMessage, useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { ForecastIcon, UsersIcon } from '../../components/Icon/index.ts';
import { ButtonLink } from '../../components/Link/index.ts';
import { PageHeader } from '../../components/PageHeader/index.ts';
import { messages } from './ComingSoonScreen.messages.ts';

const TEXTS = { analytics: messages.analyticsText, users: messages.usersText } as const;
const ICONS = { analytics: ForecastIcon, users: UsersIcon } as const;

export type ComingSoonScreenProps = {
  /** What will be here. */
  page: 'analytics' | 'users';
  overviewHref: string;
};

/** A placeholder of a page that is not there yet, which says what it will have. */
export function ComingSoonScreen({ page, overviewHref }: ComingSoonScreenProps) {
  const intl = useIntl();
  return (
    <>
      <PageHeader title={intl.formatMessage(messages[page])} />
      <Card>
        <EmptyState
          icon={ICONS[page]}
          title={intl.formatMessage(messages.soon)}
          description={<FormattedMessage {...TEXTS[page]} />}
          action={
            <ButtonLink href={overviewHref} variant="contained">
              <FormattedMessage {...messages.toOverview} />
            </ButtonLink>
          }
        />
      </Card>
    </>
  );
}
