import { Navigate, useParams } from 'react-router-dom';
import { paths } from '../../routes/paths.ts';

/** The address that a card names as its guide's own: leads to the guide, opened. */
export function GuideAddress() {
  return <Navigate replace to={paths.guide(useParams()['slug'] ?? '')} />;
}
