import { defineMessage, defineMessages, type TypedMessageDescriptor } from 'react-intl';
import { paths } from '../routes/paths.ts';

type Named = TypedMessageDescriptor<{ product: string }>;

const landing: Named = defineMessage<{ product: string }>({
  id: 'app.description.landing',
  defaultMessage:
    '{product} shows what an online shop really earns after goods, ads, shipping, fees and returns, order by order. Free for 15 days, no card needed.',
});

/** What search engines and social networks say under a page's title. */
export const descriptions = {
  [paths.landing]: landing,
  ...defineMessages({
    [paths.contact]: {
      id: 'app.description.contact',
      defaultMessage: 'Write to us: a real person answers within about 24 hours, Monday to Friday.',
    },
    [paths.terms]: {
      id: 'app.description.terms',
      defaultMessage: 'The terms of service: what you get, what you pay, how you cancel.',
    },
    [paths.privacy]: {
      id: 'app.description.privacy',
      defaultMessage: 'The privacy policy: what data we hold, why and for how long, and your rights.',
    },
    [paths.gdpr]: {
      id: 'app.description.gdpr',
      defaultMessage: 'How we process personal data on behalf of a shop, under the GDPR.',
    },
    [paths.auth]: {
      id: 'app.description.auth',
      defaultMessage: 'Log in to your shop’s dashboard, or try it free for 15 days.',
    },
  }),
};
