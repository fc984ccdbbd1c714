import type { ApolloCache } from '@apollo/client';
import { Flex } from '@chakra-ui/react';
import { useFormContext } from 'react-hook-form';
import type { SubjectInput, SubjectKind, SubjectStatus } from '../../generated/schema.ts';
import { useColleagues } from '../office/colleagues.tsx';
import type { ColleagueFragment } from '../office/office.generated.ts';
import type { Worked, WorkKind } from '../office/work-kind.ts';
import { CheckField } from '../screens/form/fields.tsx';
import type { ReplyWords } from './reply-draft.ts';

/** What usually comes next where the template says nothing; that a reply makes it answered, or in contact, needs no box. */
const next: Partial<Record<SubjectStatus, SubjectStatus>> = {
  new: 'confirmed',
  inContact: 'confirmed',
  confirmed: 'completed',
  declined: 'inContact',
  cancelled: 'inContact',
  spam: 'answered',
};

/** What can be set with a reply to this one, and what of it is ticked. */
export function useAfterReply<Row extends Worked>(kind: WorkKind<Row>, row: Row) {
  const { me } = useColleagues();
  const boxes = (thenStatus: ReplyWords['thenStatus']) => {
    const status = kind.setStatus && (thenStatus || next[row.status as SubjectStatus]);
    return {
      status: status && status !== row.status && status in kind.statuses ? status : undefined,
      assignee: row.assignee?.id === me?.id ? undefined : me,
    };
  };
  return {
    boxes,
    ticked({ thenStatus, setsStatus, takes }: ReplyWords): After {
      const { status, assignee } = boxes(thenStatus);
      return { ...(setsStatus && status && { status }), ...(takes && assignee && { assignee }) };
    },
  };
}

interface Props {
  statuses: Readonly<Record<string, string>>;
  boxes: ReturnType<typeof useAfterReply>['boxes'];
}

/** Beside 'Send': what else is done by the same press. */
export function AfterReply({ statuses, boxes }: Props) {
  const { watch } = useFormContext<ReplyWords>();
  const { status, assignee } = boxes(watch('thenStatus'));
  return (
    <Flex columnGap="5" wrap="wrap">
      {status && <CheckField name="setsStatus" label={`and set to ${statuses[status]}`} />}
      {assignee && <CheckField name="takes" label="and take it" />}
    </Flex>
  );
}

/** What is set with a reply, by its sender's choice. */
export interface After {
  status?: SubjectStatus;
  assignee?: ColleagueFragment;
}

/** The status that a reply gives by itself, and what the schema calls the rows that have it. A booking stays where it stands. */
const answered: Record<SubjectKind, { from?: SubjectStatus; to?: SubjectStatus; typenames: string[] }> = {
  message: { from: 'open', to: 'answered', typenames: ['ContactSubmission'] },
  registration: { from: 'new', to: 'inContact', typenames: ['Registration', 'ListedRegistration'] },
  booking: { typenames: ['Booking'] },
};

/** What the server does with what was answered, where it is on screen. */
export function noteAnswered(
  cache: ApolloCache,
  { kind, id }: SubjectInput,
  { status, assignee }: After,
): void {
  const { from, to, typenames } = answered[kind];
  for (const typename of typenames)
    cache.modify({
      id: `${typename}:${id}`,
      fields: {
        status: (before) => status ?? (before === from ? to : before),
        ...(assignee && { assignee: (_, { toReference }) => toReference({ ...assignee }) }),
      },
    });
}
