import { ButtonLink, PlanCards, PlanTable } from '@adaos/ui';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useText } from './useText.ts';

/** Plans of the gym's own: their names, lines and prices are no concern of the library. */
export function Plans() {
  const text = useText();
  const plans = [
    {
      id: 'off-peak',
      name: text('gym.offPeak'),
      description: text('gym.offPeakFor'),
      price: 19.9,
      currency: 'EUR',
      features: [],
      guests: 0,
      sauna: false,
    },
    {
      id: 'all-day',
      name: text('gym.allDay'),
      description: text('gym.allDayFor'),
      price: 34,
      currency: 'EUR',
      features: [text('gym.sauna')],
      popular: true,
      guests: 2,
      sauna: true,
    },
  ];
  return (
    <Stack component="section" spacing={2} aria-labelledby="memberships">
      <Typography id="memberships" variant="h2">
        {text('gym.memberships')}
      </Typography>
      <PlanCards
        plans={plans}
        renderAction={({ id, name }) => <ButtonLink href={`#${id}`}>{text('gym.choose', { plan: name })}</ButtonLink>}
      />
      <PlanTable
        plans={plans}
        groups={[
          {
            id: 'club',
            name: text('gym.club'),
            lines: [
              { id: 'guests', name: text('gym.guests'), value: ({ guests }) => guests },
              { id: 'sauna', name: text('gym.sauna'), value: ({ sauna }) => sauna },
            ],
          },
        ]}
      />
    </Stack>
  );
}
