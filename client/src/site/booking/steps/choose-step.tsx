import { Box, chakra, Grid } from '@chakra-ui/react';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { useParameters } from '../../../lib/page/use-parameters.ts';
import { travelDays } from '../../../lib/travel-days.ts';
import { residences } from '../../../lib/traveller-kinds.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Input, Select } from '../../forms/controls.tsx';
import { Problem } from '../../forms/problem.tsx';
import type { BookPageQuery } from '../book-page.generated.ts';
import { dateWords } from '../dates/date-words.ts';
import { kindsWithPrices, partyIn } from '../party.ts';
import { parameterOf } from '../party-parameters.ts';

interface Props {
  program: NonNullable<BookPageQuery['program']>;
  data: BookPageQuery;
  /** What is wrong with what was chosen; empty when nothing is. */
  problem: string;
  /** What can be done about it besides. */
  children?: ReactNode;
}

const Words = chakra('legend', { base: { fontSize: 'sm', fontWeight: 'semibold', p: '0', mb: '1.5' } });
const Hint = chakra('p', { base: { fontSize: 'sm', color: 'muted' } });

const many = { adult: 'Adults', child: 'Children', infant: 'Infants' } as const;

/** Which date, and who travels: a form whose answer is an address, so that it can be shared. */
export function ChooseStep({ program, data, problem, children }: Props) {
  const [query] = useParameters();
  const navigate = useNavigate();
  const id = useId();
  const action = paths.book(program.id);
  const wasSent = query.get('step') === 'review';
  const noDate = wasSent && !query.get('date') ? 'Choose a date.' : '';
  const noParty = wasSent && partyIn(query).length === 0 ? 'Say how many travel.' : '';

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = [...new FormData(event.currentTarget)].filter(
      ([, value]) => value !== '' && value !== '0',
    );
    void navigate(`${action}?${new URLSearchParams(chosen as [string, string][])}`);
  }

  return (
    <>
      <chakra.h2 textStyle="heading" mb="6">
        When, and who travels?
      </chakra.h2>
      <Box role="alert">{problem && <Problem id={`${id}-problem`}>{problem}</Problem>}</Box>
      {children}
      <form method="get" action={action} onSubmit={onSubmit}>
        <input type="hidden" name="step" value="review" />
        <Box mt={problem ? '6' : undefined}>
          <chakra.label htmlFor={`${id}-date`} display="block" fontSize="sm" fontWeight="semibold" mb="1.5">
            Date
          </chakra.label>
          <Select
            id={`${id}-date`}
            name="date"
            fontSize={{ base: 'sm', md: 'md' }}
            px={{ base: '2', md: '4' }}
            defaultValue={query.get('date') ?? ''}
            aria-invalid={noDate ? true : undefined}
            aria-describedby={noDate ? `${id}-date-problem` : undefined}
          >
            <option value="">Please choose</option>
            <Dates program={program} seatsLeft={data.seatsLeft} />
          </Select>
          {noDate && <Problem id={`${id}-date-problem`}>{noDate}</Problem>}
        </Box>
        <Travellers program={program} data={data} />
        <Box role="alert">{noParty && <Problem id={`${id}-party`}>{noParty}</Problem>}</Box>
        <Button type="submit" size="lg" mt="8">
          See the price
        </Button>
      </form>
    </>
  );
}

function Dates({ program, seatsLeft }: Pick<Props, 'program'> & Pick<BookPageQuery, 'seatsLeft'>) {
  const seats = new Map(seatsLeft.map(({ departureId, seats }) => [departureId, seats]));
  return program.departures.map((date) => {
    const words = dateWords(date.visible, program.bookingMode, seats.get(date.id));
    const waits = words === 'sold out' ? ': waiting list' : '';
    return (
      <option key={date.id} value={date.id} disabled={date.visible === 'closed'}>
        {[travelDays(date.startsOn, date.endsOn), words && words + waits].filter(Boolean).join(' · ')}
      </option>
    );
  });
}

/** How many of each kind there are prices for. */
function Travellers({ program, data }: Pick<Props, 'program' | 'data'>) {
  const [query] = useParameters();
  const id = useId();
  const { bookings } = data.siteSettings;
  const tiers = [...program.priceTiers, ...program.departures.flatMap(({ priceTiers }) => priceTiers)];
  const rows = kindsWithPrices(tiers);
  const ages = { adult: '', child: bookings.childAges ?? '', infant: bookings.infantAges ?? '' };
  return rows.map(({ residence, ages: bands }) => {
    const others = residence === 'any' && rows.length > 1;
    return (
      <Box asChild key={residence} mt="6" minW="0">
        <fieldset>
          <Words>
            {residence === 'any' ? (others ? 'All others' : 'Travellers') : residences[residence]}
          </Words>
          <Grid templateColumns="repeat(auto-fill, minmax(6.5rem, 1fr))" gap="4" maxW="lg">
            {bands.map((ageBand) => {
              const name = parameterOf({ residence, ageBand });
              return (
                <Box key={ageBand} fontSize="sm">
                  <label htmlFor={`${id}-${name}`}>
                    {many[ageBand]}
                    <Hint as="span" display="block" h="6">
                      {ages[ageBand]}
                    </Hint>
                  </label>
                  <Input
                    id={`${id}-${name}`}
                    type="number"
                    name={name}
                    min={0}
                    max={99}
                    inputMode="numeric"
                    defaultValue={query.get(name) ?? ''}
                    placeholder="0"
                    autoComplete="off"
                  />
                </Box>
              );
            })}
          </Grid>
        </fieldset>
      </Box>
    );
  });
}
