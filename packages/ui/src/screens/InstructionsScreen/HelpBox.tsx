import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { ChatIcon } from '../../components/Icon/index.ts';
import { ButtonLink } from '../../components/Link/index.ts';
import { messages } from './InstructionsScreen.messages.ts';

export interface HelpBoxProps {
  demoHref: string;
  onContactSupport: () => void;
}

/** The contact for questions that no guide answers. */
export function HelpBox({ demoHref, onContactSupport }: HelpBoxProps) {
  return (
    <Card title={<FormattedMessage {...messages.helpTitle} />}>
      <Typography sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
        <FormattedMessage {...messages.helpText} />
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2.5 }}>
        <Button variant="contained" startIcon={<ChatIcon />} onClick={onContactSupport}>
          <FormattedMessage {...messages.support} />
        </Button>
        <ButtonLink href={demoHref}>
          <FormattedMessage {...messages.demo} />
        </ButtonLink>
      </Box>
    </Card>
  );
}
