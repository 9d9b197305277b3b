import type { PartLimit } from '@adaos/domain';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Field } from '../../forms/Field/index.ts';
import { partMessages } from './AdCopyScreen.messages.ts';
import { lengthOf } from './lengths.ts';
import { PartLength } from './PartLength.tsx';

export interface EditedPartProps {
  limit: PartLimit;
  text: string;
  onChange: (text: string) => void;
}

/** One part of an ad while it is edited; what is too long can be typed, and says by how much. */
export function EditedPart({ limit, text, onChange }: EditedPartProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <Field id={id} label={formatMessage(partMessages[limit.part])} hint={<PartLength limit={limit} text={text} />}>
      <OutlinedInput
        value={text}
        multiline={limit.most > 40}
        error={lengthOf(text, limit).over > 0}
        onChange={({ target }) => onChange(target.value.replaceAll(/[\r\n]+/g, ' '))}
        slotProps={{ input: { id, maxLength: 500, 'aria-describedby': `${id}-help` } }}
      />
    </Field>
  );
}
