import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { RiskChip } from '../../product/campaigns/campaigns.ts';
import { recordMessages } from '../FraudScreen/FraudScreen.messages.ts';
import { useSignText } from '../FraudScreen/signs.ts';
import { meaningMessages, signMessages as messages } from './FraudCase.messages.ts';
import type { FraudCaseData, FraudCaseSign } from './FraudCaseView.ts';

const hasMeaning = (sign: string): sign is keyof typeof meaningMessages => Object.hasOwn(meaningMessages, sign);

/** Points as they count: hundredths are not worth reading. */
const toTenths = (points: number) => Math.round(10 * points) / 10;

function Score({ data }: { data: FraudCaseData }) {
  const { checked, risk, points, caseFrom, highFrom, signs } = data;
  if (checked === 'older') return <FormattedMessage {...messages.older} />;
  if (checked === 'no_data') return <FormattedMessage {...messages.noData} />;
  if (signs.length === 0) return <FormattedMessage {...messages.none} />;
  const values = { points: toTenths(points), caseFrom };
  return risk === null ? (
    <FormattedMessage {...messages.tooFew} values={values} />
  ) : (
    <FormattedMessage {...messages.score} values={{ ...values, highFrom }} />
  );
}

function SignRow({ sign, points, weight, right, judged }: FraudCaseSign) {
  const name = useSignText();
  const counted = toTenths((points * weight) / 100);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: 2,
        py: 1.5,
        borderTop: 1,
        borderColor: 'line.soft',
      }}
    >
      <Typography component="h3" variant="label">
        {name(sign)}
      </Typography>
      <Typography component="p" variant="label" sx={(theme) => ({ ...theme.mixins.tabular, textAlign: 'right' })}>
        {weight < 100 ? (
          <FormattedMessage {...messages.weighted} values={{ points: counted, full: points }} />
        ) : (
          <FormattedMessage {...messages.points} values={{ points }} />
        )}
      </Typography>
      <Box sx={{ gridColumn: '1 / -1' }}>
        {hasMeaning(sign) && (
          <Typography variant="body2" sx={{ mt: 0.25, textWrap: 'pretty' }}>
            <FormattedMessage {...meaningMessages[sign]} />
          </Typography>
        )}
        <Typography variant="body2" sx={(theme) => ({ ...theme.mixins.tabular, color: 'text.secondary' })}>
          {judged === 0 ? (
            <FormattedMessage {...recordMessages.none} />
          ) : (
            <FormattedMessage {...recordMessages.right} values={{ right, judged }} />
          )}
        </Typography>
      </Box>
    </Box>
  );
}

/** The signs that the order shows, each with what it means, what it counts for and how often it was right. */
export function CaseSigns({ data }: { data: FraudCaseData }) {
  const intl = useIntl();
  const { risk, signs } = data;
  return (
    <Card
      title={intl.formatMessage(risk === null ? messages.title : messages.suspicious)}
      {...(risk !== null && { actions: <RiskChip level={risk} /> })}
    >
      <Typography
        sx={{ mb: signs.length > 0 ? 1.5 : 0, maxWidth: '72ch', textWrap: 'pretty', color: 'text.secondary' }}
      >
        <Score data={data} />
      </Typography>
      {signs.length > 0 && (
        <Box component="ul" sx={{ m: 0, mb: -1.5, p: 0, listStyle: 'none' }}>
          {signs.map((sign) => (
            <SignRow key={sign.sign} {...sign} />
          ))}
        </Box>
      )}
    </Card>
  );
}
