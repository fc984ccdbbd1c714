import { useQuery } from '@apollo/client/react';
import { chakra, Flex } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { randomKey } from '../../../../lib/random-key.ts';
import { Button } from '../../../../ui/button.tsx';
import { Panel, PanelLine } from '../../../office/panel.tsx';
import { useMay } from '../../../rights/rights.ts';
import { Unanswered } from '../../../screens/list/list-states.tsx';
import { RowButton } from '../../../screens/table/row-buttons.tsx';
import { AskedQuestion, useQuestion } from '../../../ui/dialogs/question.tsx';
import { kindOfTraveller } from '../../booking-words.ts';
import { EraseTravellerDocument, TravellersOpenedDocument } from '../booking-work.generated.ts';
import { useBookingCall } from '../use-booking-call.ts';
import type { Worked } from '../worked-booking.ts';
import { TravellersForm } from './travellers-form.tsx';

type Traveller = Worked['travellers'][number];

/** Who travels by name. Passports and dates of birth are fetched by a press, which is recorded, and are gone when the page is left. */
export function TravellersPanel({ booking }: { booking: Worked }) {
  const { id, travellers, needsPassports } = booking;
  const [opening, setOpening] = useState<string | null>(null);
  const mayRead = useMay('readTravellers');
  const mayWrite = useMay('writeOffice');
  const call = useBookingCall();
  const erasing = useQuestion<Traveller>(
    ({ name }) => ({
      title: 'Take out this traveller?',
      text: `What is known of ${name} is gone for good: name, passport, nationality and date of birth. The seat stays.`,
      confirmLabel: 'Take out',
      done: 'Traveller taken out',
      failed: 'The traveller could not be taken out',
    }),
    async (traveller) => {
      await call(EraseTravellerDocument, { id, travellerId: traveller.id });
    },
  );
  return (
    <Panel title="Travellers">
      <ol>
        {travellers.map((traveller, at) => (
          <PanelLine key={traveller.id} overflowWrap="anywhere">
            <chakra.div minW="0" flex="1 1 10rem">
              <chakra.p fontWeight="semibold">{traveller.name || `Traveller ${at + 1}`}</chakra.p>
              <chakra.p fontSize="sm" color="muted">
                {[
                  kindOfTraveller(traveller),
                  !traveller.name && 'name not known yet',
                  needsPassports && (traveller.hasPassport ? 'passport on file' : 'passport missing'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </chakra.p>
            </chakra.div>
            {mayWrite && (traveller.name || traveller.hasPassport) && (
              <Flex data-screen-only>
                <RowButton
                  label={`Take out ${traveller.name || `traveller ${at + 1}`}`}
                  word="Take out"
                  icon={<Trash2 aria-hidden />}
                  onClick={() => erasing.ask({ ...traveller, name: traveller.name || `traveller ${at + 1}` })}
                />
              </Flex>
            )}
          </PanelLine>
        ))}
      </ol>
      {mayRead &&
        (opening === null ? (
          <chakra.div mt="3" data-screen-only>
            <Button variant="outline" onClick={() => setOpening(randomKey())}>
              Open names and passports
            </Button>
            <chakra.p mt="1.5" fontSize="xs" color="muted">
              That you opened them stands in the timeline.
            </chakra.p>
          </chakra.div>
        ) : (
          <Details booking={booking} opening={opening} onClose={() => setOpening(null)} />
        ))}
      <AskedQuestion question={erasing} focusAfterYes={() => document.querySelector('main')} />
    </Panel>
  );
}

function Details({ booking, opening, onClose }: { booking: Worked; opening: string; onClose(): void }) {
  const { data, error, refetch } = useQuery(TravellersOpenedDocument, {
    variables: { id: booking.id, opening },
    // Passports are not kept in the browser.
    fetchPolicy: 'no-cache',
  });
  if (!data?.travellers) return <Unanswered error={error} refetch={refetch} />;
  return <TravellersForm booking={booking} travellers={data.travellers} onClose={onClose} />;
}
