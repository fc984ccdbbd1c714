import { chakra } from '@chakra-ui/react';
import { phoneLink } from '../../../lib/company.ts';
import { useCompany } from '../../shell/company.ts';
import { remarksOn } from './remarks.ts';

interface Props {
  day: string;
  today: string;
  program: Parameters<typeof remarksOn>[2];
}

/** What is worth knowing about the day that was chosen. It can be sent all the same: who answers knows what is possible. */
export function DayRemarks({ day, today, program }: Props) {
  const [phone] = useCompany().phones;
  const remarks = remarksOn(day, today, program);
  if (remarks.length === 0) return null;
  return (
    <Note>
      {remarks.map((remark) => (
        <p key={remark}>{remark}</p>
      ))}
      <p>
        You can send it all the same: we write back what is possible.
        {phone && (
          <>
            {' '}
            Or ask us first: <a href={phoneLink(phone)}>{phone}</a>.
          </>
        )}
      </p>
    </Note>
  );
}

const Note = chakra('div', {
  base: {
    display: 'grid',
    gap: '1.5',
    bg: 'highlightSoft',
    color: 'ink',
    borderRadius: 'sm',
    px: '4',
    py: '3',
    mt: '3',
    '& a': { textDecoration: 'underline' },
  },
});
