import { Box } from '@chakra-ui/react';
import { company } from '../company/company.ts';

// All steps one below the other, and nothing to press that would do nothing.
const style = '[data-step]{display:block!important}[data-needs-script]{display:none!important}';

/** Says what is missing where JavaScript is off, and shows the whole form as a list of what we need to know. */
export function WithoutScript() {
  const email = company.emails[1];
  return (
    <noscript>
      <style>{style}</style>
      <Box bg="sand" p="5" mb="8" css={{ '& a': { textDecoration: 'underline' } }}>
        <p>
          <strong>This form cannot be sent without JavaScript.</strong> Please turn it on, or send us the
          answers to the questions below by e-mail to <a href={`mailto:${email}`}>{email}</a>, or tell us on
          the telephone: <a href={`tel:${company.phone.replaceAll(' ', '')}`}>{company.phone}</a>.
        </p>
      </Box>
    </noscript>
  );
}
