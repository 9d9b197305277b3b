import { useIntl } from 'react-intl';
import { ButtonLink, EmptyState, SearchIcon } from '@adaos/ui';
import { paths } from '../../routes/paths.ts';
import { titles } from '../../routes/routes.messages.ts';
import { messages } from './NotFound.messages.ts';

/** An address of the dashboard that leads to no screen: says so where the menu leads on. */
export function NotFoundPage() {
  const intl = useIntl();
  return (
    <EmptyState
      level={1}
      icon={SearchIcon}
      title={intl.formatMessage(titles.notFound)}
      description={intl.formatMessage(messages.text)}
      action={
        <ButtonLink href={paths.overview} variant="contained">
          {intl.formatMessage(messages.toOverview)}
        </ButtonLink>
      }
    />
  );
}
