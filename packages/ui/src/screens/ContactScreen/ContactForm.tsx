import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import * as z from 'zod/mini';
import { emailRule } from '../../product/auth/emailRule.ts';
import { BusyButton } from '../../components/BusyButton/index.ts';
import { TextField } from '../../forms/TextField/index.ts';
import { useUnsavedChanges } from '../../forms/UnsavedChanges/index.ts';
import { unseen } from '../../internal/unseen.ts';
import { OfflineAhead } from '../OfflineAhead.tsx';
import { messages } from './ContactScreen.messages.ts';
import { MessageField } from './MessageField.tsx';

const MAX = { name: 200, company: 200, message: 5000 } as const;
const text = (max: number) => z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(max, 'tooLong'));

const ContactSchema = z.object({
  name: text(MAX.name),
  email: emailRule,
  company: text(MAX.company),
  message: text(MAX.message),
  website: z.string(),
});

/** `website` is a field that people don't see: a form with a value for it was sent by a bot. */
export type ContactValues = z.infer<typeof ContactSchema>;

export type ContactFormProps = {
  busy: boolean;
  /** Why it could not be sent, in the user's language. */
  problem?: string | undefined;
  onSend: (values: ContactValues) => void;
  /** While no script runs: the address that the browser submits the form to, and the language of the answer. */
  post?: { action: string; language: string } | undefined;
};

const EMPTY: ContactValues = { name: '', email: '', company: '', message: '', website: '' };

/** A message to the team behind the product. Values stay when it could not be sent. */
export function ContactForm({ busy, problem, onSend, post }: ContactFormProps) {
  const intl = useIntl();
  const { control, register, handleSubmit, formState } = useForm({
    resolver: zodResolver(ContactSchema),
    defaultValues: EMPTY,
  });
  useUnsavedChanges(formState.isDirty);
  const required = (message: MessageDescriptor) => ({ required: intl.formatMessage(message) });
  return (
    <form
      noValidate={!post} // without a script the browser checks what it can
      {...(post && { method: 'post', action: post.action })}
      onSubmit={(event) => void handleSubmit((values) => !busy && onSend(values))(event)}
    >
      {post && <input type="hidden" name="language" value={post.language} />}
      <Box sx={{ position: 'relative', display: 'grid', gap: 2.5 }}>
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
          <TextField
            control={control}
            name="name"
            autoComplete="name"
            label={<FormattedMessage {...messages.name} />}
            errorTexts={required(messages.nameRequired)}
            errorValues={{ max: MAX.name }}
          />
          <TextField
            control={control}
            name="company"
            autoComplete="organization"
            label={<FormattedMessage {...messages.company} />}
            errorTexts={required(messages.companyRequired)}
            errorValues={{ max: MAX.company }}
          />
        </Box>
        <TextField
          control={control}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          label={<FormattedMessage {...messages.email} />}
          errorTexts={required(messages.emailRequired)}
          errorValues={{ max: 254 }}
        />
        <MessageField
          control={control}
          name="message"
          label={<FormattedMessage {...messages.message} />}
          errorTexts={required(messages.messageRequired)}
          errorValues={{ max: MAX.message }}
        />
        <Box aria-hidden sx={unseen}>
          <label>
            <FormattedMessage {...messages.website} />
            <input {...register('website')} tabIndex={-1} autoComplete="off" />
          </label>
        </Box>
        {post && <OfflineAhead />}
        {problem !== undefined && <Alert severity="error">{problem}</Alert>}
        <BusyButton type="submit" variant="contained" size="large" busy={busy} sx={{ justifySelf: 'start' }}>
          <FormattedMessage {...messages.submit} />
        </BusyButton>
      </Box>
    </form>
  );
}
