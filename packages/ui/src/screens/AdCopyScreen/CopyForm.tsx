import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useForm, useFormState, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { BusyButton } from '../../components/BusyButton/index.ts';
import { Card } from '../../components/Card/index.ts';
import { PenIcon } from '../../components/Icon/index.ts';
import { TextField } from '../../forms/TextField/index.ts';
import { useUnsavedChanges } from '../../forms/UnsavedChanges/index.ts';
import { messages } from './AdCopyScreen.messages.ts';
import type { CopyRequest, Generation } from './AdCopyView.ts';

const MAX_LENGTH = 200;
const Needed = z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(MAX_LENGTH));
const schema = z.object({ productName: Needed, targetAudience: Needed });

const EMPTY: CopyRequest = { productName: '', targetAudience: '' };

export interface CopyFormProps {
  generation: Generation;
  onGenerate: (request: CopyRequest) => void;
}

/** Asks for the product and the audience. */
export function CopyForm({ generation, onGenerate }: CopyFormProps) {
  const intl = useIntl();
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(schema),
    defaultValues: EMPTY,
  });
  const { errors } = useFormState({ control });
  const [productName, targetAudience] = useWatch({ control, name: ['productName', 'targetAudience'] });
  // From then on the values are shown with the generated texts.
  const kept = generation.status === 'done' ? generation.request : EMPTY;
  useUnsavedChanges(productName.trim() !== kept.productName || targetAudience.trim() !== kept.targetAudience);
  const missing = errors.productName !== undefined || errors.targetAudience !== undefined;
  const busy = generation.status === 'busy';
  return (
    <Card
      title={<FormattedMessage {...messages.formTitle} />}
      subtitle={<FormattedMessage {...messages.formSubtitle} />}
    >
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void handleSubmit(onGenerate)(event);
        }}
        sx={{ display: 'grid', gap: 2 }}
      >
        <TextField
          control={control}
          name="productName"
          label={<FormattedMessage {...messages.productName} />}
          hint={<FormattedMessage {...messages.productHint} />}
          maxLength={MAX_LENGTH}
        />
        <TextField
          control={control}
          name="targetAudience"
          label={<FormattedMessage {...messages.targetAudience} />}
          hint={<FormattedMessage {...messages.audienceHint} />}
          maxLength={MAX_LENGTH}
        />
        {missing && (
          <Typography role="alert" sx={{ color: 'error.main' }}>
            <FormattedMessage {...messages.needed} />
          </Typography>
        )}
        {!missing && generation.status === 'failed' && (
          <Typography role="alert" sx={{ color: 'error.main' }}>
            <FormattedMessage {...messages.failed} values={{ reason: generation.message }} />
          </Typography>
        )}
        <BusyButton
          type="submit"
          variant="contained"
          size="large"
          busy={busy}
          busyLabel={intl.formatMessage(messages.generating)}
          startIcon={<PenIcon />}
          sx={{ justifySelf: 'start' }}
        >
          <FormattedMessage {...messages.generate} />
        </BusyButton>
      </Box>
    </Card>
  );
}
