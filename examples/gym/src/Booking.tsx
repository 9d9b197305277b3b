import { Card, TextField } from '@adaos/ui';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useText } from './useText.ts';

/** A form on react-hook-form. */
export function Booking() {
  const text = useText();
  const [booked, setBooked] = useState<string | null>(null);
  const { control, handleSubmit } = useForm({ defaultValues: { name: '', phone: '' } });
  return (
    <Card title={text('gym.booking')}>
      <Stack
        component="form"
        noValidate
        spacing={2}
        onSubmit={(event) => void handleSubmit(({ name }) => setBooked(name))(event)}
      >
        <TextField control={control} name="name" label={text('gym.name')} />
        <TextField control={control} name="phone" label={text('gym.phone')} optional />
        <Button type="submit" variant="contained">
          {text('gym.book')}
        </Button>
        {booked !== null && <p role="status">{text('gym.booked', { name: booked })}</p>}
      </Stack>
    </Card>
  );
}
