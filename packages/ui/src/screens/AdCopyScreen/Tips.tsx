import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { CheckIcon } from '../../components/Icon/index.ts';
import { messages } from './AdCopyScreen.messages.ts';

const TIPS = [messages.tip1, messages.tip2, messages.tip3, messages.tip4];

/** What makes an ad work. */
export function Tips() {
  return (
    <Card title={<FormattedMessage {...messages.tipsTitle} />}>
      <Box component="ul" sx={{ display: 'grid', gap: 1.25, m: 0, p: 0, listStyle: 'none' }}>
        {TIPS.map((tip) => (
          <Box component="li" key={tip.id} sx={{ display: 'flex', gap: 1.25, alignItems: 'flex-start' }}>
            <CheckIcon aria-hidden fontSize="small" sx={{ mt: 0.25, color: 'primary.main' }} />
            <Typography sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
              <FormattedMessage {...tip} />
            </Typography>
          </Box>
        ))}
      </Box>
    </Card>
  );
}
