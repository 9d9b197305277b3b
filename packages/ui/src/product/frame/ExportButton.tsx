import { FormattedMessage } from 'react-intl';
import { BusyButton } from '../../components/BusyButton/index.ts';
import { rowMessages as messages } from './rows.messages.ts';

export interface ExportButtonProps {
  onExport: () => void;
  exporting: boolean;
}

/** Saves the rows of a table as a file. */
export function ExportButton({ onExport, exporting }: ExportButtonProps) {
  return (
    <BusyButton size="small" busy={exporting} onClick={onExport}>
      <FormattedMessage {...messages.export} />
    </BusyButton>
  );
}
