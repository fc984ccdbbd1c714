import { chakra } from '@chakra-ui/react';
import { formatMoney } from '../../../lib/money.ts';
import { Unanswered } from '../../screens/list/list-states.tsx';
import { counted } from '../../screens/many/many-operations.ts';
import type { ConsequenceFragment } from './departure.generated.ts';

interface Props {
  consequences: readonly ConsequenceFragment[] | undefined;
  error: unknown;
  refetch(): Promise<unknown>;
}

/** What would happen to each booking, with the mail that would leave. */
export function Consequences({ consequences, error, refetch }: Props) {
  if (!consequences) return <Unanswered error={error} refetch={refetch} />;
  if (consequences.length === 0)
    return <chakra.p color="muted">Nobody has booked it: no mail leaves.</chakra.p>;
  const mails = consequences.filter(({ text }) => text).length;
  return (
    <section aria-label="What will happen">
      <chakra.p mb="2">
        {counted(consequences.length, 'booking')}, {counted(mails, 'mail')}
        {mails < consequences.length && ': who has no e-mail address is called by the office'}.
      </chakra.p>
      <ul>
        {consequences.map((consequence) => (
          <Line key={consequence.bookingId}>
            <p>
              <strong>{consequence.name || consequence.reference}</strong>,{' '}
              {counted(consequence.seats, 'seat')}
              {consequence.refund > 0 &&
                consequence.currency &&
                `, ${formatMoney(consequence.refund, consequence.currency)} to go back`}
            </p>
            {consequence.text ? (
              <details>
                <summary>Mail: {consequence.subject}</summary>
                <chakra.p
                  whiteSpace="pre-line"
                  overflowWrap="anywhere"
                  mt="2"
                  ps="3"
                  borderInlineStartWidth="2px"
                >
                  {consequence.text}
                </chakra.p>
              </details>
            ) : (
              <chakra.p color="muted">No e-mail address.</chakra.p>
            )}
          </Line>
        ))}
      </ul>
    </section>
  );
}

const Line = chakra('li', {
  base: {
    py: '2.5',
    borderTopWidth: '1px',
    borderColor: 'subtle',
    overflowWrap: 'anywhere',
    fontSize: 'sm',
    '& summary': { cursor: 'pointer', color: 'brand', py: '2', w: 'fit-content' },
  },
});
