import { useIntl } from 'react-intl';
import { DownloadIcon } from '../../components/Icon/index.ts';
import { MenuButton } from '../../internal/MenuButton.tsx';
import { messages } from '../charts.messages.ts';

export interface SaveMenuProps {
  /** Left out, there is no picture to save. */
  onSavePicture?: () => void;
  onSaveFigures: () => void;
}

/** Saves what a chart shows. */
export function SaveMenu({ onSavePicture, onSaveFigures }: SaveMenuProps) {
  const intl = useIntl();
  return (
    <MenuButton
      look="bare"
      label={intl.formatMessage(messages.save)}
      face={<DownloadIcon aria-hidden fontSize="small" />}
      entries={[
        ...(onSavePicture ? [{ id: 'png', label: intl.formatMessage(messages.savePng), onSelect: onSavePicture }] : []),
        { id: 'csv', label: intl.formatMessage(messages.saveCsv), onSelect: onSaveFigures },
      ]}
    />
  );
}
