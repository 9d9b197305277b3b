import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { StatusChip } from '../../components/StatusChip/index.ts';
import { SampleDataMark } from '../../product/SampleDataMark/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { recordMessages as messages } from './FraudScreen.messages.ts';
import type { FraudSignRow } from './FraudView.ts';
import { useSignText } from './signs.ts';

/** How often each sign was right in this shop, and what it counts for since. */
export function FraudSigns({ signs, sample }: { signs: readonly FraudSignRow[]; sample: boolean }) {
  const intl = useIntl();
  const { percent } = useFormatters();
  const name = useSignText();
  return (
    <Card
      title={<FormattedMessage {...messages.title} />}
      subtitle={<FormattedMessage {...messages.period} />}
      {...(sample && { actions: <SampleDataMark /> })}
    >
      <Typography sx={{ mb: 1, maxWidth: '72ch', color: 'text.secondary', textWrap: 'pretty' }}>
        <FormattedMessage {...messages.text} />
      </Typography>
      <Box
        component="ul"
        sx={{
          m: 0,
          mb: -1.25,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          columnGap: 6,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {signs.map(({ sign, right, judged, weight }) => (
          <Box
            component="li"
            key={sign}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              justifyContent: 'space-between',
              columnGap: 2,
              rowGap: 0.5,
              py: 1.25,
              borderTop: 1,
              borderColor: 'line.soft',
            }}
          >
            <Box sx={{ minWidth: 0 }}>
              <Typography component="h3" variant="label">
                {name(sign)}
              </Typography>
              <Typography variant="body2" sx={(theme) => ({ ...theme.mixins.tabular, color: 'text.secondary' })}>
                {judged === 0 ? (
                  <FormattedMessage {...messages.none} />
                ) : (
                  <FormattedMessage {...messages.right} values={{ right, judged }} />
                )}
              </Typography>
            </Box>
            <StatusChip
              tone={weight < 100 ? 'careful' : 'good'}
              label={
                weight < 100
                  ? intl.formatMessage(messages.less, { weight: percent(weight, { as: 'small' }) })
                  : intl.formatMessage(messages.full)
              }
            />
          </Box>
        ))}
      </Box>
    </Card>
  );
}
