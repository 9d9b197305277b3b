import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { emailRule } from '../../product/auth/emailRule.ts';
import { Card } from '../../components/Card/index.ts';
import { StatusChip } from '../../components/StatusChip/index.ts';
import { TextField } from '../../forms/TextField/index.ts';
import { useUnsavedChanges } from '../../forms/UnsavedChanges/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { PictureField } from './PictureField.tsx';
import { SaveLine } from './SaveLine.tsx';
import { profileMessages as messages } from './SettingsScreen.messages.ts';
import type { ProfileData, SaveState } from './types.ts';

const NAME_MAX = 200;

const ProfileSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(NAME_MAX, 'tooLong')),
  email: emailRule,
});
export type ProfileValues = z.infer<typeof ProfileSchema>;

export type ProfileFormProps = {
  data: ProfileData;
  state: SaveState;
  pictureRefused: boolean;
  onSave: (values: ProfileValues) => void;
  onChoosePicture: (file: File) => void;
  onRemovePicture: () => void;
};

/** The user's profile, as others in the shop see it. */
export function ProfileForm({
  data,
  state,
  pictureRefused,
  onSave,
  onChoosePicture,
  onRemovePicture,
}: ProfileFormProps) {
  const intl = useIntl();
  const { day } = useFormatters();
  const busy = state.status === 'busy';
  const { control, handleSubmit, formState } = useForm({
    resolver: zodResolver(ProfileSchema),
    values: { name: data.name, email: data.pendingEmail ?? data.email },
  });
  useUnsavedChanges(formState.isDirty);
  return (
    <Card
      title={<FormattedMessage {...messages.title} />}
      subtitle={<FormattedMessage {...messages.since} values={{ day: day(data.createdAt.slice(0, 10)) }} />}
      actions={
        <StatusChip
          tone={data.emailVerified ? 'good' : 'careful'}
          label={intl.formatMessage(data.emailVerified ? messages.verified : messages.unverified)}
        />
      }
    >
      <form noValidate onSubmit={(event) => void handleSubmit((values) => !busy && onSave(values))(event)}>
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <PictureField
            name={data.name}
            avatar={data.avatar}
            busy={busy}
            refused={pictureRefused}
            onChoose={onChoosePicture}
            onRemove={onRemovePicture}
          />
          <TextField
            control={control}
            name="name"
            autoComplete="name"
            label={<FormattedMessage {...messages.name} />}
            errorTexts={{ required: intl.formatMessage(messages.nameRequired) }}
            errorValues={{ max: NAME_MAX }}
          />
          <TextField
            control={control}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            label={<FormattedMessage {...messages.email} />}
            hint={<FormattedMessage {...messages.emailHint} />}
            errorTexts={{ required: intl.formatMessage(messages.emailRequired) }}
            errorValues={{ max: 254 }}
          />
          {data.pendingEmail && (
            <Alert severity="info" role="note" sx={{ overflowWrap: 'anywhere' }}>
              <FormattedMessage {...messages.pending} values={{ email: data.pendingEmail }} />
            </Alert>
          )}
          <SaveLine state={state} failedTitle={<FormattedMessage {...messages.failed} />} />
        </Box>
      </form>
    </Card>
  );
}
