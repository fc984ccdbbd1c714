import { chakra } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import { newsletterPath } from './issue-path.ts';

/** The subject of a newsletter that is only read, below the way back to all of them. */
export const IssueHead = ({ subject }: { subject: string }) => (
  <>
    <Button asChild variant="ghost" size="sm" ms="-3">
      <Link to={newsletterPath}>
        <ArrowLeft aria-hidden />
        All newsletters
      </Link>
    </Button>
    <chakra.h1 textStyle="heading" mt="3" overflowWrap="anywhere">
      {subject}
    </chakra.h1>
  </>
);
