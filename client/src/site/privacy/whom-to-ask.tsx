import { Link } from 'react-router-dom';
import { joined, phoneLink } from '../../lib/company.ts';
import { paths } from '../../paths.ts';
import { useCompany } from '../shell/company.ts';

/** The agency with what there is of mailbox and telephone; the message form takes questions as well. */
export function WhomToAsk() {
  const { name, street, area, city, country, emails, phones, answers } = useCompany();
  const [email] = emails;
  const [phone] = phones;
  const who = joined(', ', name, street, area, city, country);
  return (
    <>
      {who && `${who}. `}
      {email ? (
        <>
          Write to <a href={`mailto:${email}`}>{email}</a>
        </>
      ) : (
        <Link to={paths.contact}>Write to us</Link>
      )}
      {phone && (
        <>
          {' '}
          or call <a href={phoneLink(phone)}>{phone}</a>
        </>
      )}
      . {answers ? `We answer ${answers}, and at no cost to you.` : 'We answer at no cost to you.'}
    </>
  );
}
