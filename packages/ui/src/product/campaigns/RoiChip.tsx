import { useIntl } from 'react-intl';
import { StatusChip } from '../../components/StatusChip/index.ts';
import { AtMost, type AtMostProps } from '../AtMost/index.ts';
import { roiMessages } from './campaigns.messages.ts';
import { roiTone } from './campaignRow.ts';

export interface RoiChipProps extends AtMostProps {
  roi: number;
}

/** Whether a return is good; one that lacks costs is called bad at most, since it can only be lower. */
export function RoiChip({ roi, ...atMost }: RoiChipProps) {
  const intl = useIntl();
  const tone = roiTone(roi);
  const open = atMost.missing !== undefined && atMost.missing.length > 0;
  return (
    <>
      {(!open || tone === 'bad') && <StatusChip tone={tone} label={intl.formatMessage(roiMessages[tone])} />}
      <AtMost {...atMost} />
    </>
  );
}
