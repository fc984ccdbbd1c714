import { useApolloClient } from '@apollo/client/react';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../../../ui/button.tsx';
import { listAddress } from '../../office/work-address.ts';
import { useMay } from '../../rights/rights.ts';
import { FetchedForm } from '../../screens/editing/form-dialog.tsx';
import { useRemovalFromPage } from '../../screens/inbox/inbox-removal.ts';
import { AskedQuestion } from '../../ui/dialogs/question.tsx';
import { registrations } from '../registrations-list.tsx';
import type { WorkedRegistrationFragment } from './registration-work.generated.ts';
import { useEditedRegistration, useRegistrationEditing } from './use-registration-editing.ts';

interface Props {
  registration: WorkedRegistrationFragment;
  opening: string;
}

/** Correcting and deleting a registration from its page. */
export function RegistrationActions({ registration, opening }: Props) {
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
  if (!mayWrite) return null;
  return (
    <>
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
