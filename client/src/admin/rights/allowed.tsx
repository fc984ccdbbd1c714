import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Right } from '../../generated/schema.ts';
import { PlainHeading } from '../screens/list/list-header.tsx';
import { EmptyRows } from '../screens/list/list-states.tsx';
import { useMay } from './rights.ts';

const lacking: Partial<Record<Right, string>> = {
  manageStaff: 'This is for owners of this site to see and to decide.',
  readOffice: 'Your role does not let you read what visitors sent.',
  writeContent: 'Your role does not let you change the website.',
  erasePersons: 'Your role does not let you export or erase what is known of a person.',
};

/** A screen, or for who may not see it the sentence why not and whom to ask. */
export function Allowed({ right, title, children }: { right: Right; title: string; children: ReactNode }) {
  if (useMay(right)) return children;
  return (
    <>
      <Box mb="4">
        <PlainHeading title={title} titleRef={null} />
      </Box>
      <EmptyRows text={`${lacking[right] ?? 'Your role does not let you see this.'} Please ask an owner.`} />
    </>
  );
}
