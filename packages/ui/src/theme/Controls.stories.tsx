import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';

// MUI components in the product's theme that the library does not wrap.
const meta = { title: 'theme/Controls', tags: ['stable'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const Stack = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 2.5, maxWidth: 420 }}>{children}</Box>
);

export const Buttons: Story = {
  render: () => (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      {(['contained', 'outlined', 'text'] as const).map((variant) => (
        <Box key={variant} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <Button variant={variant} size="small">
            Small
          </Button>
          <Button variant={variant}>Import orders</Button>
          <Button variant={variant} size="large">
            Large
          </Button>
          <Button variant={variant} color="error">
            Delete
          </Button>
          <Button variant={variant} disabled>
            Not now
          </Button>
        </Box>
      ))}
      <ToggleButtonGroup exclusive value="day" aria-label="Steps of the chart">
        <ToggleButton value="day">Day</ToggleButton>
        <ToggleButton value="week">Week</ToggleButton>
        <ToggleButton value="month">Month</ToggleButton>
      </ToggleButtonGroup>
    </Box>
  ),
};

export const Fields: Story = {
  render: () => (
    <Stack>
      <TextField label="Company name" placeholder="Atelierul de Lumină" helperText="As it stands on your invoices." />
      <TextField label="E-mail" type="email" defaultValue="ioana@" error helperText="This is no e-mail address." />
      <TextField
        label="Cost of goods"
        defaultValue="46"
        slotProps={{ input: { endAdornment: <InputAdornment position="end">%</InputAdornment> } }}
      />
      <TextField select label="Currency" defaultValue="EUR">
        <MenuItem value="EUR">Euro</MenuItem>
        <MenuItem value="RON">Romanian leu</MenuItem>
      </TextField>
      <TextField label="Message" multiline minRows={3} defaultValue="Where do I find the order export?" />
      <TextField label="Shop id" defaultValue="atelier-lumina" disabled />
    </Stack>
  ),
};

export const Choices: Story = {
  render: () => (
    <Stack>
      <div>
        <FormControlLabel control={<Checkbox defaultChecked />} label="Compare with the previous period" />
        <FormControlLabel control={<Checkbox />} label="Count returns on the day of the sale" />
      </div>
      <RadioGroup defaultValue="month" aria-label="Period">
        <FormControlLabel value="month" control={<Radio />} label="This month" />
        <FormControlLabel value="quarter" control={<Radio />} label="This quarter" />
      </RadioGroup>
      <div>
        <FormControlLabel control={<Switch defaultChecked />} label="Weekly summary by e-mail" />
        <FormControlLabel control={<Switch />} label="Push notifications" />
      </div>
      <Slider aria-label="Ad budget change" defaultValue={20} min={-50} max={100} />
    </Stack>
  ),
};

export const Surfaces: Story = {
  render: () => (
    <Stack>
      <Tabs value="users" aria-label="Administration">
        <Tab value="users" label="Users" />
        <Tab value="subscriptions" label="Subscriptions" />
      </Tabs>
      <div>
        <Accordion defaultExpanded>
          <AccordionSummary>When do changes of plan apply?</AccordionSummary>
          <AccordionDetails>At your next billing.</AccordionDetails>
        </Accordion>
        <Accordion>
          <AccordionSummary>What happens when I cancel?</AccordionSummary>
          <AccordionDetails>You keep everything until the month you paid for ends.</AccordionDetails>
        </Accordion>
      </div>
      <Alert severity="info">Figures of today are still coming in.</Alert>
      <Box sx={{ py: 5, display: 'grid', justifyItems: 'center' }}>
        <Tooltip open describeChild title="100% is break-even" placement="top">
          <Button>ROI</Button>
        </Tooltip>
      </Box>
    </Stack>
  ),
};
