import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import { FormattedMessage } from 'react-intl';
import { messages } from './DataTable.messages.ts';
import type { DataTableChoice } from './types.ts';

export interface ChoiceFilterProps {
  title: string;
  choices: readonly DataTableChoice[];
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
}

/** Takes any number of choices; takes effect at once. */
export function ChoiceFilter({ title, choices, value, onChange }: ChoiceFilterProps) {
  return (
    <FormControl component="fieldset" fullWidth>
      <FormLabel component="legend" sx={{ typography: 'label', color: 'text.secondary', px: 0.5, mb: 0.5 }}>
        {title}
      </FormLabel>
      <FormGroup>
        {choices.map((choice) => (
          <FormControlLabel
            key={choice.value}
            label={choice.label}
            sx={{ mx: 0 }}
            control={
              <Checkbox
                checked={value.includes(choice.value)}
                onChange={(_event, checked) =>
                  onChange(checked ? [...value, choice.value] : value.filter((taken) => taken !== choice.value))
                }
              />
            }
          />
        ))}
      </FormGroup>
      {value.length > 0 && (
        <Button variant="text" size="small" onClick={() => onChange([])} sx={{ mt: 0.5, alignSelf: 'flex-start' }}>
          <FormattedMessage {...messages.clear} />
        </Button>
      )}
    </FormControl>
  );
}
