import { COPY_PLATFORMS, COPY_TONES, LANGUAGE_NAMES, LANGUAGES } from '@adaos/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm, useFormState, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { BusyButton } from '../../components/BusyButton/index.ts';
import { Card } from '../../components/Card/index.ts';
import { BoxIcon, PenIcon } from '../../components/Icon/index.ts';
import { SelectField } from '../../forms/SelectField/index.ts';
import { TextField } from '../../forms/TextField/index.ts';
import { useUnsavedChanges } from '../../forms/UnsavedChanges/index.ts';
import { messages, platformMessages, toneMessages } from './AdCopyScreen.messages.ts';
import type { CopyProduct, CopyRequest, Generation } from './AdCopyView.ts';
import { ProductFacts } from './ProductFacts.tsx';
import { ProductPicker, type ProductPickerProps } from './ProductPicker.tsx';

const MAX_LENGTH = 200;
const Needed = z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(MAX_LENGTH));
const schema = z.object({
  productName: Needed,
  targetAudience: Needed,
  platform: z.enum(COPY_PLATFORMS),
  tone: z.enum(COPY_TONES),
  language: z.enum(LANGUAGES),
});

const EMPTY = { productName: '', targetAudience: '' };
const USUAL = { ...EMPTY, platform: 'meta', tone: 'friendly' } as const;

export interface CopyFormProps {
  generation: Generation;
  onGenerate: (request: CopyRequest) => void;
  /** In which ads are written unless another is chosen. */
  language: CopyRequest['language'];
  /** The products of the shop, and what is asked of them. */
  products: Pick<ProductPickerProps, 'view' | 'query' | 'onQueryChange'>;
  /** Reads the products. */
  onChoose: () => void;
  /** The product to write of at first. */
  product?: string | undefined;
}

/** Asks for the product, the audience, and how to write for it. */
export function CopyForm({ generation, onGenerate, language, products, onChoose, product = '' }: CopyFormProps) {
  const intl = useIntl();
  const [choosing, setChoosing] = useState(false);
  const [picked, setPicked] = useState<CopyProduct>();
  const { control, handleSubmit, setValue } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { ...USUAL, language, productName: product } as z.input<typeof schema>,
  });
  const { errors } = useFormState({ control });
  const [productName, targetAudience] = useWatch({ control, name: ['productName', 'targetAudience'] });
  // From then on the values are shown with the generated texts.
  const kept = generation.status === 'done' ? generation.request : { ...EMPTY, productName: product };
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
          if (busy) return;
          const submit = handleSubmit((wish) => {
            onGenerate(picked?.name === wish.productName ? { ...wish, productCode: picked.code } : wish);
          });
          void submit(event);
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
        {picked?.name === productName && picked !== undefined && (
          <ProductFacts product={picked} currency={products.view.status === 'ready' ? products.view.currency : null} />
        )}
        <Button
          variant="outlined"
          startIcon={<BoxIcon aria-hidden />}
          onClick={() => {
            onChoose();
            setChoosing(true);
          }}
          sx={{ justifySelf: 'start' }}
        >
          <FormattedMessage {...messages.choose} />
        </Button>
        <TextField
          control={control}
          name="targetAudience"
          label={<FormattedMessage {...messages.targetAudience} />}
          hint={<FormattedMessage {...messages.audienceHint} />}
          maxLength={MAX_LENGTH}
        />
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
          <SelectField
            control={control}
            name="platform"
            label={<FormattedMessage {...messages.platform} />}
            choices={COPY_PLATFORMS.map((value) => ({ value, label: intl.formatMessage(platformMessages[value]) }))}
          />
          <SelectField
            control={control}
            name="tone"
            label={<FormattedMessage {...messages.toneLabel} />}
            choices={COPY_TONES.map((value) => ({ value, label: intl.formatMessage(toneMessages[value]) }))}
          />
          <SelectField
            control={control}
            name="language"
            label={<FormattedMessage {...messages.language} />}
            choices={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          />
        </Box>
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
      <ProductPicker
        {...products}
        open={choosing}
        onClose={() => setChoosing(false)}
        onPick={(chosen) => {
          setPicked(chosen);
          setValue('productName', chosen.name, { shouldValidate: missing });
          setChoosing(false);
        }}
      />
    </Card>
  );
}
