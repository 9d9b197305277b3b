import DialogContent from '@mui/material/DialogContent';
import { LoadingRegion, TextSkeleton } from '../../components/Skeletons/index.ts';

/** In the place of a form until its code is there. */
export const formSkeleton = (
  <DialogContent sx={{ pt: 2.5, pb: 4 }}>
    <LoadingRegion>
      <TextSkeleton lines={5} />
    </LoadingRegion>
  </DialogContent>
);
