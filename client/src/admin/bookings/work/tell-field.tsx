import { CheckField } from '../../screens/form/fields.tsx';
import type { Worked } from './worked-booking.ts';

/** Whether the guest is mailed of it; nothing where there is no address. */
export function TellField({ booking: { email } }: { booking: Pick<Worked, 'email'> }) {
  if (!email) return <p>The guest has no e-mail address and is not mailed.</p>;
  return <CheckField name="tell" label="Mail the guest" hint={`To ${email}.`} />;
}
