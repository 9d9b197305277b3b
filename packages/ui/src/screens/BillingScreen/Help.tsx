import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { ChatIcon } from '../../components/Icon/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Faq } from '../../components/Faq/index.ts';
import { messages as m } from './BillingScreen.messages.ts';

export interface HelpProps {
  onOpenSupport: () => void;
  email: string;
}

/** Common questions about billing, and the contact for others. */
export function Help({ onOpenSupport, email }: HelpProps) {
  const { formatMessage: t } = useIntl();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '2fr 1fr' },
        alignItems: 'start',
      }}
    >
      <Card title={t(m.faq)}>
        <Faq
          defaultOpen="trial"
          items={[
            { id: 'trial', question: t(m.faqTrial), answer: t(m.faqTrialAnswer) },
            { id: 'change', question: t(m.faqChange), answer: t(m.faqChangeAnswer) },
            { id: 'cancel', question: t(m.faqCancel), answer: t(m.faqCancelAnswer) },
          ]}
        />
      </Card>
      <Card title={t(m.support)}>
        <Typography sx={{ color: 'text.secondary', textWrap: 'pretty' }}>{t(m.supportText)}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, mt: 2 }}>
          <Button onClick={onOpenSupport} startIcon={<ChatIcon />}>
            <FormattedMessage {...m.supportChat} />
          </Button>
          <Link href={`mailto:${email}`} sx={({ mixins }) => mixins.fingerLink}>
            {t(m.supportMail)}
          </Link>
        </Box>
      </Card>
    </Box>
  );
}
