import { useApolloClient, useQuery } from '@apollo/client/react';
import { CalendarCheck, CalendarPlus, FileText, Pencil, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { responseData } from '../../../lib/api/response-data.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { bookAddress } from '../../bookings/book/book-path.ts';
import { dropTimelines, listAddress, workAddress } from '../../office/work-kind.ts';
import { newQuoteAddress } from '../../quotes/quote-address.ts';
import { useMay } from '../../rights/rights.ts';
import { type Actions, type Edited, textsOf } from '../../screens/editing/edited.ts';
import { FetchedForm } from '../../screens/editing/form-dialog.tsx';
import { SelectField } from '../../screens/form/fields.tsx';
import { type Form, form, type InputProps, row } from '../../screens/form/form.tsx';
import { longText, number, text } from '../../screens/form/kinds.tsx';
import { useRemovalFromPage } from '../../screens/inbox/inbox-removal.ts';
import { AskedQuestion } from '../../ui/dialogs/question.tsx';
import { ProgramChoicesDocument, type ProgramChoicesQuery } from '../registrations.generated.ts';
import { registrations } from '../registrations-list.tsx';
import {
  type RegistrationInput,
  RegistrationNowDocument,
  type RegistrationNowQuery,
  registrationInputRules,
  UpdateRegistrationDocument,
  type WorkedRegistrationFragment,
} from './registration-work.generated.ts';

interface Props {
  registration: WorkedRegistrationFragment;
  /** The booking that was made of it. */
  bookingId: number | null;
  opening: string;
}

/** Booking, correcting and deleting a registration from its page. */
export function RegistrationActions({ registration, bookingId, opening }: Props) {
  const { id, anonymisedAt } = registration;
  const [editing, setEditing] = useState(false);
  const resource = useEditedRegistration(editing);
  const actions = useRegistrationEditing(opening);
  const { search } = useLocation();
  const navigate = useNavigate();
  const client = useApolloClient();
  const removal = useRemovalFromPage(client, registrations, () =>
    navigate(listAddress('registration') + search),
  );
  const mayWrite = useMay('writeOffice');
  const close = () => setEditing(false);
  const booking = bookingId !== null && (
    <ButtonLink variant="outline" to={workAddress({ kind: 'booking', id: bookingId })}>
      <CalendarCheck aria-hidden />
      Its booking
    </ButtonLink>
  );
  if (!mayWrite) return booking;
  return (
    <>
      {booking ||
        (!anonymisedAt && (
          <ButtonLink variant="outline" to={bookAddress({ registration: id })}>
            <CalendarPlus aria-hidden />
            Book
          </ButtonLink>
        ))}
      {!anonymisedAt && (
        <ButtonLink variant="outline" to={newQuoteAddress({ registration: id })}>
          <FileText aria-hidden />
          Quote
        </ButtonLink>
      )}
      {!anonymisedAt && (
        <Button variant="outline" onClick={() => setEditing(true)}>
          <Pencil aria-hidden />
          Edit
        </Button>
      )}
      <Button variant="outline" onClick={() => removal.ask(registration)}>
        <Trash2 aria-hidden />
        Delete
      </Button>
      {editing && (
        <FetchedForm resource={resource} actions={actions} id={id} onClose={close} onSaved={close} />
      )}
      <AskedQuestion question={removal} focusAfterYes={() => document.querySelector('main')} />
    </>
  );
}

type Edit = EditedRegistration;

/** What is edited; programs are asked for once somebody does. */
function useEditedRegistration(editing: boolean): Edited<Edit> {
  const withHealth = useMay('readHealth');
  const programs = useQuery(ProgramChoicesDocument, { skip: !editing }).data?.programs;
  return useMemo(
    () => ({
      noun: 'registration',
      hasHistory: false,
      neverKept: healthFields,
      form: registrationForm(programs ?? [], withHealth),
      texts: textsOf('Registration'),
    }),
    [programs, withHealth],
  );
}

/** Correcting what somebody sent. The answer says what lists show of it, so each of them follows. */
function useRegistrationEditing(opening: string): Actions<Edit> {
  const client = useApolloClient();
  const withHealth = useMay('readHealth');
  return useMemo(
    () => ({
      async fetch(id) {
        const { data } = await client.query({
          query: RegistrationNowDocument,
          variables: { id, opening },
          // Medical notes are not kept in the browser.
          fetchPolicy: 'no-cache',
        });
        return (data?.item as Edit | null | undefined) ?? null;
      },
      async update(id, values, version) {
        const { data } = await client.mutate({
          mutation: UpdateRegistrationDocument,
          variables: {
            id,
            input: registrationForm([], withHealth).send(values) as RegistrationInput,
            version,
          },
        });
        dropTimelines(client);
        return responseData(data).saved as unknown as Edit;
      },
      create: neverHere,
      remove: neverHere,
    }),
    [client, opening, withHealth],
  );
}

const neverHere = () =>
  Promise.reject(new Error('A registration is made on the website, and deleted from its page.'));

type EditedRegistration = NonNullable<RegistrationNowQuery['item']>;
type Programs = readonly Pick<ProgramChoicesQuery['programs'][number], 'id' | 'name'>[];

/** Nobody consents for somebody else. */
type WithHealth = Omit<RegistrationInput, 'consent'>;
type WithoutHealth = Omit<WithHealth, 'medicalConditions' | 'allergies' | 'medications'>;

const heading = { create: 'New Registration', edit: 'Edit Registration' };
const hint = 'Kept sealed; what you type here is not kept in this browser.';
const health = {
  medicalConditions: longText({ rows: 3, hint }),
  allergies: longText({ rows: 2 }),
  medications: longText({ rows: 2 }),
};
/** No draft of them stays in the browser. */
const healthFields = Object.keys(health);

const fieldsWith = (programs: Programs) => ({
  ...row('1fr 1fr', { firstName: text(), lastName: text() }),
  ...row('1fr 1fr', { email: text(), phone: text() }),
  ...row('1fr 1fr', { dateOfBirth: text(), startDate: text() }),
  programId: number({
    label: 'Program',
    words: (typed) => programs.find(({ id }) => String(id) === typed)?.name ?? String(typed),
    draw: (props) => <ProgramField {...props} />,
  }),
  ...row('1fr 1fr 1fr', {
    emergencyName: text({ label: 'Emergency person' }),
    emergencyPhone: text(),
    emergencyRelation: text({ label: 'Relationship' }),
  }),
});

/** `programs` are what numbers are called by. Who may not read health data must not write over it either. */
function registrationForm(programs: Programs, withHealth: boolean): Form<EditedRegistration> {
  const fields = fieldsWith(programs);
  return withHealth
    ? form<EditedRegistration, WithHealth>(heading, registrationInputRules)({ ...fields, ...health })
    : form<EditedRegistration, WithoutHealth>(heading, registrationInputRules)(fields);
}

/** The programs that visitors can choose, and the one that was chosen. */
function ProgramField({ field: _, item, ...props }: InputProps) {
  const { data } = useQuery(ProgramChoicesDocument);
  const chosen = (item as EditedRegistration | null)?.programId;
  const programs = data?.programs.filter(({ id, isActive }) => isActive || id === chosen) ?? [];
  const options = programs.map(({ id, name }) => ({ value: String(id), label: name }));
  // While they are on their way, and where it is gone, the choice stays as it is.
  if (!programs.some(({ id }) => id === chosen))
    options.unshift({ value: chosen ? String(chosen) : '', label: 'As it is' });
  // Only a program that is gone leaves its registration without one.
  const rules = { ...props.rules, required: chosen != null };
  return <SelectField {...props} rules={rules} options={options} />;
}
