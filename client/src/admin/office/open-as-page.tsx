import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../../ui/button.tsx';
import { type SubjectOf, workAddress } from './work-kind.ts';

/** Leads to the page where one is worked on; what the list is searched and filtered by goes along. */
export function OpenAsPage({ subject }: { subject: SubjectOf }) {
  const { search } = useLocation();
  return (
    <ButtonLink to={workAddress(subject) + search} variant="outline" me={{ sm: 'auto' }}>
      Open as page
    </ButtonLink>
  );
}
