// The page where one registration is worked on: who it is, how far it is, what happened and what is still to be done.
import { useQuery } from '@apollo/client/react';
import { Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { displayDate } from '../../../lib/dates.ts';
import { randomKey } from '../../../lib/random-key.ts';
import type { SameRegistrationFragment } from '../../customers/customers.generated.ts';
import { SamePerson } from '../../customers/same-person.tsx';
import { Presence } from '../../live/presence.tsx';
import { AssigneeControl } from '../../office/assignee-control.tsx';
import { ContactLinks } from '../../office/contact/contact-links.tsx';
import { Panel } from '../../office/panel.tsx';
import { RemindersPanel } from '../../office/reminders/reminders-panel.tsx';
import { StatusControl } from '../../office/status-control.tsx';
import { TimelinePanel } from '../../office/timeline/timeline-panel.tsx';
import { useTimeline } from '../../office/timeline/use-timeline.ts';
import { useNeighbours } from '../../office/use-neighbours.ts';
import { WorkGrid } from '../../office/work-grid.tsx';
import { WorkHead } from '../../office/work-head.tsx';
import { ReplyPanel } from '../../replies/reply-panel.tsx';
import { useReading } from '../../screens/inbox/new-rows.tsx';
import { Unanswered } from '../../screens/list/list-states.tsx';
import type { ScreenCode } from '../../screens/staff-screen.ts';
import { MissingPage, usePageTitle } from '../../ui/page.tsx';
import { EmergencyCard, PersonalCard, ProgramCard } from '../registration-cards.tsx';
import { nameOf } from '../registration-words.ts';
import { registrationStatuses, registrationWork } from '../registration-work-kind.ts';
import { registrations } from '../registrations-list.tsx';
import { HealthPanel } from './health-panel.tsx';
import { RegistrationActions } from './registration-actions.tsx';
import {
  RegistrationNeighboursDocument,
  RegistrationWorkDocument,
  type RegistrationWorkQuery,
  type WorkedRegistrationFragment,
} from './registration-work.generated.ts';

export function RegistrationWorkPage() {
  const { record = '' } = useParams();
  return /^\d+$/.test(record) ? <Fetched key={record} id={Number(record)} /> : <MissingPage />;
}

function Fetched({ id }: { id: number }) {
  usePageTitle('Registration');
  const [opening] = useState(randomKey);
  const { data, error, refetch } = useQuery(RegistrationWorkDocument, {
    variables: { id, opening },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  if (data?.item) {
    const { listed, duplicates, chatGreeting } = data.item as NonNullable<RegistrationWorkQuery['item']>;
    return (
      <Work
        registration={listed as WorkedRegistrationFragment}
        duplicates={duplicates as SameRegistrationFragment[]}
        greeting={chatGreeting}
        opening={opening}
      />
    );
  }
  if (data?.item === null) return <MissingPage />;
  return <Unanswered error={error} refetch={refetch} />;
}

interface Props {
  registration: WorkedRegistrationFragment;
  /** That may be of the same person. */
  duplicates: readonly SameRegistrationFragment[];
  greeting: string;
  opening: string;
}

function Work({ registration, duplicates, greeting, opening }: Props) {
  const { id, email, phone, program, startDate } = registration;
  const subject = { kind: 'registration', id } as const;
  const timeline = useTimeline(subject);
  useReading(registrations, id);
  const neighbours = useNeighbours(registrations, RegistrationNeighboursDocument, id);
  return (
    <>
      <Presence kind="registration" id={id} />
      <WorkHead
        kind="registration"
        title={nameOf(registration)}
        detail={`${program.name}, from ${displayDate(startDate)}`}
        all="registrations"
        neighbours={neighbours}
      >
        <ContactLinks email={email} phone={phone} greeting={greeting} />
        <RegistrationActions registration={registration} opening={opening} />
      </WorkHead>
      <WorkGrid
        aside={
          <>
            <StatusControl kind={registrationWork} row={registration} />
            <AssigneeControl kind={registrationWork} row={registration} />
            <RemindersPanel subject={subject} entries={timeline.entries} />
            <Panel title="Registration">
              <Flex wrap="wrap" gap="4" css={{ '& > *': { flex: '1 1 16rem' } }}>
                <PersonalCard registration={registration} />
                <ProgramCard registration={registration} />
                <EmergencyCard registration={registration} />
              </Flex>
              <SamePerson
                email={email}
                registrations={duplicates}
                words="Perhaps the same person, by e-mail address or telephone number:"
              />
              <HealthPanel registration={registration} opening={opening} />
            </Panel>
          </>
        }
      >
        <ReplyPanel kind={registrationWork} row={registration} timeline={timeline} to={email} />
        <TimelinePanel
          subject={subject}
          timeline={timeline}
          statuses={registrationStatuses}
          came="registered"
        />
      </WorkGrid>
    </>
  );
}

export const code: ScreenCode = { Screen: RegistrationWorkPage };
