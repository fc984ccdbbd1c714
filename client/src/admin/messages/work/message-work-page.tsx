// The page where one message is worked on: what was written, how far it is, what happened and what is still to be done.
import { useApolloClient, useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { FileText, Trash2 } from 'lucide-react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { SamePerson } from '../../customers/same-person.tsx';
import { ContactLinks } from '../../office/contact-links.tsx';
import { Panel } from '../../office/panel.tsx';
import { listAddress } from '../../office/work-kind.ts';
import { WorkPage } from '../../office/work-page.tsx';
import { newQuoteAddress } from '../../quotes/quote-address.ts';
import { useMay } from '../../rights/rights.ts';
import { useRemovalFromPage } from '../../screens/inbox/inbox-removal.ts';
import { Unanswered } from '../../screens/list/list-states.tsx';
import type { ScreenCode } from '../../screens/staff-screen.ts';
import { AskedQuestion } from '../../ui/dialogs/question.tsx';
import { Fact } from '../../ui/facts.tsx';
import { displayMoment } from '../../ui/moment.ts';
import { MissingPage, usePageTitle } from '../../ui/page.tsx';
import type { StaffMessageFragment } from '../message-row.generated.ts';
import { messageWork } from '../message-work-kind.ts';
import { messages } from '../messages-list.tsx';
import {
  MessageNeighboursDocument,
  MessageWorkDocument,
  RegistrationsOfPersonDocument,
  type RegistrationsOfPersonQuery,
} from './message-work.generated.ts';

export function MessageWorkPage() {
  const { record = '' } = useParams();
  return /^\d+$/.test(record) ? <Fetched key={record} id={Number(record)} /> : <MissingPage />;
}

function Fetched({ id }: { id: number }) {
  usePageTitle('Message');
  const { data, error, refetch } = useQuery(MessageWorkDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  if (data?.item) return <Work message={data.item as StaffMessageFragment} />;
  if (data?.item === null) return <MissingPage />;
  return <Unanswered error={error} refetch={refetch} />;
}

function Work({ message }: { message: StaffMessageFragment }) {
  const { id, name, email, subject, createdAt } = message;
  const person = useQuery(RegistrationsOfPersonDocument, { variables: { email } }).data?.person as
    | RegistrationsOfPersonQuery['person']
    | undefined;
  const client = useApolloClient();
  const mayWrite = useMay('writeOffice');
  const navigate = useNavigate();
  const { search } = useLocation();
  const removal = useRemovalFromPage(client, messages, () => navigate(listAddress('message') + search));
  return (
    <>
      <WorkPage
        kind={messageWork}
        row={message}
        inbox={messages}
        neighbours={MessageNeighboursDocument}
        title={subject}
        detail={`${name}, ${email}`}
        email={email}
        came="wrote"
        buttons={
          <>
            <ContactLinks email={email} />
            {mayWrite && (
              <ButtonLink variant="outline" to={newQuoteAddress({ message: id })}>
                <FileText aria-hidden />
                Quote
              </ButtonLink>
            )}
            {mayWrite && (
              <Button variant="outline" onClick={() => removal.ask(message)}>
                <Trash2 aria-hidden />
                Delete
              </Button>
            )}
          </>
        }
      >
        <Panel title="Message">
          <chakra.dl display="grid" gap="3">
            <Fact name="Received" value={displayMoment(createdAt)} />
            <Fact name="Message" value={message.message} />
          </chakra.dl>
          <SamePerson
            email={email}
            registrations={person?.registrations ?? []}
            words="Registrations from this e-mail address:"
          />
        </Panel>
      </WorkPage>
      <AskedQuestion question={removal} focusAfterYes={() => document.querySelector('main')} />
    </>
  );
}

export const code: ScreenCode = { Screen: MessageWorkPage };
