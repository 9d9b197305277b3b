import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { MouseEvent, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SoftIcon } from '../../internal/SoftIcon.tsx';
import { Card } from '../../components/Card/index.ts';
import { CheckIcon } from '../../components/Icon/index.ts';
import { ButtonLink, Link } from '../../components/Link/index.ts';
import { useRescuedFocus } from '../../internal/useRescuedFocus.ts';
import { ContactForm, type ContactValues } from './ContactForm.tsx';
import { messages } from './ContactScreen.messages.ts';

/** The result of sending; messages are finished texts, in the user's language. */
export type ContactView =
  | { status: 'idle' | 'busy' | 'sent' }
  /** `behind`: the browser submitted the form without a script, and the values are on the previous page. */
  | { status: 'error'; message?: string | undefined; behind?: boolean };

export type ContactScreenProps = {
  view: ContactView;
  /** The general e-mail address. */
  email: string;
  onSend: (values: ContactValues) => void;
  /** Starts a new message after one was sent: called by a click on the link to `againHref`. */
  onAgain: (event: MouseEvent) => void;
  /** The page's own address, which also starts a new message. */
  againHref: string;
  /** While no script runs: the address that the browser submits the form to, and the language of the answer. */
  post?: { action: string; language: string } | undefined;
};

function Fact({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div>
      <Typography variant="label" component="h2" sx={{ color: 'text.secondary' }}>
        {title}
      </Typography>
      <Typography component="div" sx={{ mt: 0.5 }}>
        {children}
      </Typography>
    </div>
  );
}

/** A form to write to the team behind the product. Part of a public page. */
export function ContactScreen({ view, email, onSend, onAgain, againHref, post }: ContactScreenProps) {
  const intl = useIntl();
  const sent = view.status === 'sent';
  const titleRef = useRescuedFocus<HTMLHeadingElement>(String(sent));
  const problem = view.status === 'error' ? [view.message ?? intl.formatMessage(messages.failed)] : [];
  if (view.status === 'error' && view.behind) problem.push(intl.formatMessage(messages.behind));
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' },
        gap: { xs: 4, md: 8 },
        alignItems: 'start',
        pt: { xs: 3, md: 8 },
      }}
    >
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Typography variant="headline" component="h1">
          <FormattedMessage {...messages.title} />
        </Typography>
        <Typography variant="lead" sx={{ color: 'text.secondary', maxWidth: '44ch', textWrap: 'pretty' }}>
          <FormattedMessage {...messages.lead} />
        </Typography>
        <Fact title={<FormattedMessage {...messages.answerTitle} />}>
          <FormattedMessage {...messages.answer} />
        </Fact>
        <Fact title={<FormattedMessage {...messages.mailTitle} />}>
          <Link href={`mailto:${email}`} sx={({ mixins }) => mixins.fingerLink}>
            {email}
          </Link>
        </Fact>
      </Box>
      <Card sx={{ p: { xs: 2.5, sm: 4 } }}>
        {sent ? (
          <Box role="status" sx={{ display: 'grid', gap: 2, justifyItems: 'start', py: { md: 4 } }}>
            <SoftIcon tone="success">
              <CheckIcon fontSize="large" />
            </SoftIcon>
            <Typography variant="h3" component="h2" ref={titleRef} tabIndex={-1} sx={{ outline: 'none' }}>
              <FormattedMessage {...messages.sentTitle} />
            </Typography>
            <Typography sx={{ color: 'text.secondary' }}>
              <FormattedMessage {...messages.sent} />
            </Typography>
            <ButtonLink href={againHref} onClick={onAgain}>
              <FormattedMessage {...messages.another} />
            </ButtonLink>
          </Box>
        ) : (
          <ContactForm
            busy={view.status === 'busy'}
            problem={problem.join(' ') || undefined}
            onSend={onSend}
            post={post}
          />
        )}
      </Card>
    </Box>
  );
}
