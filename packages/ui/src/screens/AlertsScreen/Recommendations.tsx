import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { AllClear } from './AllClear.tsx';
import { levelMessages, messages, typeMessages } from './AlertsScreen.messages.ts';
import type { RecommendationItem } from './AlertsView.ts';
import { InsightRow } from './InsightRow.tsx';
import { LevelMeter } from './LevelMeter.tsx';

/** What would increase the profit, each with its impact and effort. */
export function Recommendations({
  recommendations,
  costsHref,
}: {
  recommendations: readonly RecommendationItem[];
  costsHref: string;
}) {
  const intl = useIntl();
  return (
    <Card
      title={<FormattedMessage {...messages.recommendationsTitle} />}
      {...(recommendations.length > 0 && { subtitle: <FormattedMessage {...messages.recommendationsSubtitle} /> })}
    >
      {recommendations.length === 0 && (
        <AllClear>
          <FormattedMessage {...messages.noRecommendations} />
        </AllClear>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {recommendations.map((recommendation) => {
          const { id, type, impact, effort } = recommendation;
          return (
            <InsightRow
              key={id}
              insight={recommendation}
              costsHref={costsHref}
              below={
                <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.25 }}>
                  <LevelMeter
                    level={impact}
                    label={intl.formatMessage(messages.impact, { level: intl.formatMessage(levelMessages[impact]) })}
                  />
                  <LevelMeter
                    level={effort}
                    label={intl.formatMessage(messages.effort, { level: intl.formatMessage(levelMessages[effort]) })}
                  />
                  <Typography variant="caption" component="span" sx={{ color: 'text.tertiary' }}>
                    <FormattedMessage {...typeMessages[type]} />
                  </Typography>
                </Box>
              }
            />
          );
        })}
      </Box>
    </Card>
  );
}
